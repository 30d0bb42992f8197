# Places by the names that Arabic has for them, now as then; where the map of the time says otherwise, its name is in the atlas.

place-FRANCE = فرنسا
place-TUNISIA = تونس
place-MOROCCO = المغرب
place-CONSTANTINE = قسنطينة
place-ALGIERS = مدينة الجزائر
place-ORAN = وهران
place-I-1 = بريكة
place-I-2 = باتنة
place-I-3 = بسكرة
place-I-4 = تبسة
place-II-1 = سطيف
place-II-2 = سكيكدة
place-II-3 = سوق أهراس
place-III-1 = تيزي وزو
place-III-2 = برج بوعريريج
place-III-3 = بجاية
place-IV-1 = المدية
place-IV-2 = الأصنام
place-V-1 = المشرية
place-V-2 = تلمسان
place-V-3 = سيدي بلعباس
place-V-4 = مستغانم
place-V-5 = سعيدة
place-V-6 = معسكر
place-V-7 = عين الصفراء
place-V-8 = الأغواط
place-VI-1 = سيدي عيسى
place-VI-2 = عين وسارة
place-coded = { $name } (⁦{ $id }⁩)
place-at = في { $place }
place-to = إلى { $place }
place-from = من { $place }
place-listed = { $name }، ⁦{ $id }⁩

rolled-propaganda = تقوم جبهة التحرير الوطني بالدعاية { $at }

result-points = { $number ->
    [0] لا نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $number } نقاط
    [many] { $number } نقطة
   *[other] { $number } نقطة
  }
result-propaganda-plus = { $result }، وتُفقد الوحدة التي تكلّمت أو تُخفَّض

why-units-on-patrol = { $count ->
    [zero] لا وحدة في دورية
    [one] وحدة في دورية
    [two] وحدتان في دورية
    [few] وحدات في دورية
    [many] وحدة في دورية
   *[other] وحدة في دورية
  }
