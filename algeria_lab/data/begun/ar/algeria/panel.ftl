# How the result of a roll is read off its table.

panel-chance-in = { $exact ->
    [yes] { "" }
   *[no] نحو{ " " }
  }{ $times } من { $of } ({ $percent })
panel-table-mission-success = جدول نجاح المهمات
panel-read-row = { $table }: قُرئ السطر «{ $row }».
panel-row = من { $low } إلى { $high }
panel-row-single = { $low }
panel-row-lowest = { $high } أو أقل
panel-row-highest = { $low } أو أكثر
