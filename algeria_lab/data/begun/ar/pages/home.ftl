# الصفحة الرئيسية. Formulas stand between the isolates U+2066 and U+2069, so that they are read from the left; places have the
# names that Arabic has always had for them.

home-title = حرب، ونموذج، وما يغفله النموذج
home-what = الجزائر من 1954 إلى 1962: حرب استقلال في ثلاث ألعاب لوحية، أنت تقرّر فيها، والنرد يسقط، وكل نتيجة تُشرح.
home-why = ثم اسأل عمّا يغفله مثل هذا النموذج: في كل درس يجيب مؤرخون وشهود.

# The living map.
home-war-title = حرب بين لاعبَين آليَّين
home-war-turn =
    { $last ->
        [yes] الدور { $turn }، النهاية.
       *[no]
            { $turn ->
                [0] الدور 1: بدأت الحكومة من { $began } ودفعت ثمن جيشها.
               *[other] نهاية الدور { $turn }.
            }
    }
home-war-taken =
    { $side ->
        [fln] تبسط جبهة التحرير الوطني سيطرتها على { $areas }
       *[gov] تبسط الحكومة سيطرتها على { $areas }
    }{ $more ->
        [0] .
        [one] {" "}وعلى منطقة أخرى.
        [two] {" "}وعلى منطقتين أخريين.
        [few] {" "}وعلى { $more } مناطق أخرى.
        [many] {" "}وعلى { $more } منطقة أخرى.
       *[other] {" "}وعلى { $more } منطقة أخرى.
    }
home-war-levels = التأييد السياسي: جبهة التحرير الوطني { $fln }، الحكومة { $gov }.
home-war-end =
    { $side ->
        [fln] تنتهي اللعبة في الدور { $turn }: بلغ تأييد جبهة التحرير الوطني 0.
        [gov] تنتهي اللعبة في الدور { $turn }: بلغ تأييد الحكومة 0.
       *[none] تنتهي اللعبة في الدور { $turn }.
    } ومن البداية نفسها تسلك حرب أخرى طريقًا آخر.
home-war-open =
    { $turns ->
        [zero] لم ينتصر أحد، وتتوقف هذه الحرب هنا.
        [one] لم ينتصر أحد بعد دور واحد، وتتوقف هذه الحرب هنا.
        [two] لم ينتصر أحد بعد دورين، وتتوقف هذه الحرب هنا.
        [few] لم ينتصر أحد بعد { $turns } أدوار، وتتوقف هذه الحرب هنا.
        [many] لم ينتصر أحد بعد { $turns } دورًا، وتتوقف هذه الحرب هنا.
       *[other] لم ينتصر أحد بعد { $turns } دور، وتتوقف هذه الحرب هنا.
    } ومن البداية نفسها تسلك حرب أخرى طريقًا آخر.

# One roll.
home-throw-question = الدعاية في { $place }: بماذا سيأتي النرد؟
home-throw-why =
    { $patrols ->
        [0] لا شرطة تقوم بدورية هناك، فيُحسب النرد كما يسقط.
        [one] تقوم وحدة شرطة واحدة بدورية هناك. وهي تنقص النرد 1.
        [two] تقوم وحدتا شرطة بدورية هناك. وهما تنقصان النرد 2.
        [few] تقوم { $patrols } وحدات شرطة بدورية هناك. وهي تنقص النرد { $patrols }.
        [many] تقوم { $patrols } وحدة شرطة بدورية هناك. وهي تنقص النرد { $patrols }.
       *[other] تقوم { $patrols } وحدة شرطة بدورية هناك. وهي تنقص النرد { $patrols }.
    }
home-throw-verdict =
    { $right ->
        [yes] توقّعتَ هذا. كان احتماله { $chance }.
       *[no] توقّعتَ نتيجة أخرى. كان احتمال هذه { $chance }.
    }
home-throw-score =
    { $asked ->
        [zero] لم تتوقّع شيئًا بعد.
        [one] توقّع واحد لا يثبت شيئًا: قد لا يأتي المرجَّح، وقد يأتي المستبعد.
        [two] صحّ { $right } من توقّعيك.
        [few] صحّ { $right } من { $asked } توقّعات لك.
        [many] صحّ { $right } من { $asked } توقّعًا لك.
       *[other] صحّ { $right } من { $asked } توقّع لك.
    }
home-step-die = يُظهر النرد { $face }.
home-step-patrol =
    { $patrols ->
        [0] لا شيء يغيّره: لا وحدة شرطة في دورية هناك [A:9.21].
        [one] وحدة شرطة واحدة في دورية تنقصه 1: ⁦{ $face } − 1 = { $total }⁩ [A:9.21].
        [two] وحدتا شرطة في دورية تنقصانه 2: ⁦{ $face } − 2 = { $total }⁩ [A:9.21].
        [few] { $patrols } وحدات شرطة في دورية تنقصه { $patrols }: ⁦{ $face } − { $patrols } = { $total }⁩ [A:9.21].
        [many] { $patrols } وحدة شرطة في دورية تنقصه { $patrols }: ⁦{ $face } − { $patrols } = { $total }⁩ [A:9.21].
       *[other] { $patrols } وحدة شرطة في دورية تنقصه { $patrols }: ⁦{ $face } − { $patrols } = { $total }⁩ [A:9.21].
    }
home-step-table = { $read } [A:C.1]
home-step-points =
    { $points ->
        [0] لا يجلب لجبهة التحرير الوطني أي نقطة من التأييد السياسي [A:9.11].
        [one] يجلب لجبهة التحرير الوطني نقطة واحدة من التأييد السياسي [A:9.11]. ولها أن تضيفها إلى تأييدها أو أن تنتزعها من تأييد الحكومة.
        [two] يجلب لجبهة التحرير الوطني نقطتين من التأييد السياسي [A:9.11]. ولها أن تضيفهما إلى تأييدها أو أن تنتزعهما من تأييد الحكومة.
        [few] يجلب لجبهة التحرير الوطني { $points } نقاط من التأييد السياسي [A:9.11]. ولها أن تضيفها إلى تأييدها أو أن تنتزعها من تأييد الحكومة.
        [many] يجلب لجبهة التحرير الوطني { $points } نقطة من التأييد السياسي [A:9.11]. ولها أن تضيفها إلى تأييدها أو أن تنتزعها من تأييد الحكومة.
       *[other] يجلب لجبهة التحرير الوطني { $points } نقطة من التأييد السياسي [A:9.11]. ولها أن تضيفها إلى تأييدها أو أن تنتزعها من تأييد الحكومة.
    }
home-step-lost = عند 1 أو أقل يُفقد الكادر، أي القلّة الذين تكلّموا هناك، وتكسب الحكومة نقطة.
home-step-price =
    { $left ->
        [zero] كلّفت المحاولة جبهة التحرير الوطني نقطة من نقاط عملها، ولم يبق لها شيء [A:9.11].
        [one] كلّفت المحاولة جبهة التحرير الوطني نقطة من نقاط عملها، وبقيت لها نقطة واحدة [A:9.11].
        [two] كلّفت المحاولة جبهة التحرير الوطني نقطة من نقاط عملها، وبقيت لها نقطتان [A:9.11].
        [few] كلّفت المحاولة جبهة التحرير الوطني نقطة من نقاط عملها، وبقيت لها { $left } نقاط [A:9.11].
        [many] كلّفت المحاولة جبهة التحرير الوطني نقطة من نقاط عملها، وبقيت لها { $left } نقطة [A:9.11].
       *[other] كلّفت المحاولة جبهة التحرير الوطني نقطة من نقاط عملها، وبقيت لها { $left } نقطة [A:9.11].
    }

# Two hundred wars.
home-many-won =
    { $side ->
        [fln] تنتصر جبهة التحرير الوطني
        [gov] تنتصر الحكومة
       *[none] لم تُحسم
    }
home-many-says = في هذا النموذج، وبين هذين اللاعبين الآليين، تنتصر جبهة التحرير الوطني في { $share } من { $wars } حرب تبدأ من هنا (مجال الثقة 95%: من { $low } إلى { $high }). رمية واحدة حرّكت نقطة أو نقطتين. وهل كان لذلك أثر؟ هذا ما لا تستطيع { $wars } حرب أن تبيّنه: في الدروس تُخاض الحرب نفسها مرتين، بتغيير خيار واحد.

# Where one may go.
home-door-play = العب حربًا
home-door-play-text = ثلاث ألعاب: «Algeria» على الخريطة، و«Colonial Twilight» على الخريطة وبالبطاقات، و«INSURGENT: Algeria» بالبطاقات وحدها.
home-door-ask = اطرح سؤالًا
home-door-ask-text = اطرحه على مئات الحروب، أو ابحث عمّا حدث ومتى حدث.
home-door-guided = تقدّم خطوة خطوة
home-door-guided-text = ألعاب موجَّهة قصيرة من عشر دقائق إلى عشرين، أو لعبة تكتبها للآخرين.
home-door-teach = درِّس
home-door-teach-text = خطة لساعة واحدة، ودروس بحسب البرامج، ونسخ ورقية، ورابط للقسم.
home-link-teachers = صفحات المدرّسين
home-link-hour = كيف تُدار ساعة منه
home-link-war-room = غرفة الحرب (Algeria)
home-link-twilight = الحرب بالبطاقات (Colonial Twilight)
home-link-duel = مبارزة البطاقات (INSURGENT)
home-link-laboratory = المختبر
home-link-scenario = السيناريوهات
home-link-studio = الورشة
home-link-timeline = الخط الزمني للحرب
home-timeline-about = ماذا حدث ومتى، بحسب الموضوع، وما مدى ثبوته، وأي درس أو لعبة يتناوله.
home-timeline-open = افتح الخط الزمني
home-timeline-shut = أغلق الخط الزمني

# In a room: who waits at a table.
home-game = { $game ->
    [algeria] Algeria
    [twilight] Colonial Twilight
   *[insurgent] INSURGENT
}
home-table-waits = طاولة تنتظر: «{ $title }»؛ وينقصها: { table-the }
home-table-own = عُد إلى طاولتك { $table }: «{ $title }»

# At the end of the page.
home-absent = من الغائب عن هذه اللوحة؟
home-absent-text = الناس كلهم تقريبًا. تعرف اللوحة وحدات ومناطق وعددين للتأييد. وليس فيها قروي يستجوبه الطرفان، ولا امرأة، ولا طفل، ولا عامل جزائري في فرنسا، ولا عائلة مجنَّد، ولا سجين. كل درس يسأل عمّا يترتّب على ذلك، ويترك بعضهم يتكلّم.
home-care = مات ناس في هذه الحرب، وتتذكّرهم عائلات في كثير من الأقسام. لا تحمل أي قطعة على اللوحة اسم أحد ممّن ماتوا؛ أما البطاقات فتسمّي أشخاصًا معروفين، ويقول بعضها كيف ماتوا. لا تعرض الصفحات أي صورة للموتى. وقبل كل درس تنبيه إلى محتواه.
home-privacy = الخصوصية
home-privacy-text = لا حساب، ولا عدّ للزوار، ولا شيء يُرسل إلى حواسيب أخرى. ما تلعبه يبقى في هذا المتصفح إلى أن تمحوه.
home-privacy-more = كل ذلك في صفحة واحدة
home-credits = من صنع هذا
home-credits-text = اللعبتان «Algeria» و«Colonial Twilight» من تأليف Brian Train، و«INSURGENT: Algeria» من تأليف Matthew Denton. يعيد البرنامج بناء قواعدها ويحيل إليها بأرقامها؛ وأخطاؤه أخطاؤه هو. البرنامج برخصة MIT، والدروس برخصة CC BY 4.0.
home-credits-more = المصادر والرخص وكيفية الإحالة

# The fixed words of the widget.
home-ui-loading = يجري إعداد الصفحة…
home-ui-draw-failed = تعذّر رسم هذا الجزء من الصفحة.
home-ui-map = خريطة الجزائر كما تقسّمها اللعبة
home-ui-play = دع الحرب تمضي
home-ui-pause = توقّف
home-ui-again = من البداية
home-ui-another = حرب أخرى
home-ui-back = دور إلى الوراء
home-ui-forward = دور إلى الأمام
home-ui-fln = جبهة التحرير الوطني
home-ui-gov = الحكومة
home-ui-controls = تسيطر
home-ui-key = ● برتقالي: تسيطر جبهة التحرير الوطني · ■ أزرق: تسيطر الحكومة · بلا لون: متنازَع عليه. النقاط: وحدات.
home-ui-lines = التأييد السياسي للطرفين، من 0 إلى 99
home-ui-table = الحرب نفسها في جدول
home-ui-turn = الدور
home-ui-support = التأييد
home-ui-areas = المناطق المسيطَر عليها
home-ui-start = البداية
home-ui-sent = هل أرسلك مدرّس؟ ها هي الدروس
home-ui-who = تقاتل جبهة التحرير الوطني من أجل الاستقلال. وتقاتل الحكومة الفرنسية لإبقاء الجزائر فرنسية.
home-ui-throw = ارمِ النرد بنفسك
home-ui-throw-lead = نوفمبر 1954، الدور 1: أنت تقرّر عن جبهة التحرير الوطني. في بلدة يتكلّم بعض الناس من أجل الاستقلال؛ والقواعد تسمّي ذلك «الدعاية».
home-ui-where = أين؟
home-ui-predict = ماذا تتوقّع؟ اختر نتيجة، فيسقط النرد.
home-ui-expect = أتوقّع: %text% (%chance%)
home-ui-dice = النرد
home-ui-number = رقم الرمية: %number%. الرقم نفسه يعطي الرمية نفسها.
home-ui-how = كيف حدث هذا
home-ui-your = توقّعك
home-ui-came = هذا ما جاء
home-ui-roll-again = ارمِ مرة أخرى
home-ui-many = مئتا حرب من هنا
home-ui-many-title = مئتا حرب من هنا
home-ui-many-going = لُعبت %done% من %of% حرب.
home-ui-stop = أوقف
home-ui-many-each = كل علامة حرب واحدة.
home-ui-next = التالي: %title%
home-ui-path = المسار
home-ui-path-lead = اتبعه بالترتيب أو خذ منه ما تحتاج. لا شيء مقفل. ولا يُحفظ موضعك إلا في هذا المتصفح.
home-ui-ways = كم لديك من الوقت؟
home-ui-way-come = أُنجز %done% من %take%.
home-ui-way-done = أُنجز %done% من %take%. خذ طريقًا أطول، أو ما شئت.
home-ui-open = افتح
home-ui-continue = تابع
home-ui-begin = ابدأ
home-ui-review = راجع
home-ui-state-new = لم يبدأ
home-ui-state-begun = بدأ: الخطوة %step% من %steps%
home-ui-state-opened = بدأ
home-ui-state-done = أُنجز
home-ui-state-passed-one = انتهى؛ وتُرك سؤال واحد
home-ui-state-passed = انتهى؛ عدد الأسئلة المتروكة: %passed%
home-ui-notes = قبل أن تبدأ: تنبيهات إلى محتوى الدروس
home-ui-return = تابع من حيث توقّفت
home-ui-return-next = درسك التالي
home-ui-return-step = تابع بالخطوة %step%
home-ui-return-go = تابع
home-ui-clear = امحُ ما يحفظه هذا المتصفح من الدروس
home-ui-clear-ask = هذا ينسى كل درس بدأته هنا، مع إجاباتك. احفظ أولًا في ملف ما تحتاج إليه.
home-ui-clear-yes = امحُ الآن
home-ui-clear-no = أبقِه
home-ui-cleared = لم يعد هذا المتصفح يحفظ شيئًا من الدروس.
home-ui-no-store = لا يحفظ هذا المتصفح شيئًا بين زيارة وأخرى (نافذة خاصة أو إعداد).
home-ui-doors = أربعة مداخل
home-ui-home = الرئيسية

# Lessons in a list.
path-number =
    { $number ->
        [0] التمهيد
        [12] الختام
       *[other] الدرس { $number }
    }
path-way = { $title }: { $minutes }
path-minutes = المدة بالدقائق: { $minutes }
path-or = {" "}أو{" "}
path-age = من سن { $age }
