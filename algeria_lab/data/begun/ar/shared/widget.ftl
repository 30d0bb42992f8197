# Fixed words of every widget that plays a game.

widget-undo = تراجع
widget-redo = أعد
widget-labelled = %label%: %value%
widget-close = أغلق
widget-dismiss = أغلق هذه الرسالة
widget-notice-refusal = غير ممكن:
widget-notice-error = حدث خطأ:
widget-notice-info = ملاحظة:
widget-notice-step = الدليل:
widget-no-answer = لم يجب البرنامج بعد.
widget-thinks = ما زال يعمل. الحاسوب الذي يلعب بعيد النظر يفكّر حتى ثانيتين لكل قرار، وأطول من ذلك على جهاز مشغول.
widget-no-answer-hint = قد يكون مشغولًا بعد: انتظر قليلًا. وإن أُعيد تشغيله فافتح آخر لعبة حفظتها وتابع منها.
widget-answer-failed = تعذّر تنفيذ الخيار الأخير. اللعبة كما كانت من قبل.
widget-answer-failed-hint = حاول مرة أخرى أو اختر شيئًا آخر. وإن تكرّر ذلك فاحفظ اللعبة وأبلغ عن هذه الرسالة.
widget-rule-key = القاعدة %key%
widget-rule-question = ما تتركه القواعد المطبوعة مفتوحًا
widget-rule-choice = كيف يُلعب هنا
widget-rule-see = انظر أيضًا

# After a game: what cost most.
widget-costly = ما كلّف أكثر
widget-costly-about = ينظر أقوى اللاعبين من جديد في كل قرار اتخذتَه: ثوانيَ في لعبة البطاقات، ودقيقة أو بضع دقائق في لعبة طويلة. وتبقى الصفحة صالحة للاستعمال في الأثناء.
widget-costly-stop = أوقف
widget-costly-go-on = واصل النظر
widget-costly-begun = يجري النظر في قراراتك.
widget-costly-progress = %done% من %of% قرار
widget-costly-left = %done% من %of% قرار، نحو %seconds% ث بعد
widget-costly-stopped = توقّف بعد %done% من %of% قرار.
widget-costly-all = عرض الكل (%count%)
widget-costly-played = لُعب:
widget-costly-better = الأفضل:
widget-costly-steps = خطوة خطوة
widget-costly-from = تابع من هنا
widget-costly-from-which = تابع من هنا: %when%، %played%

# The reader's own games, as this browser remembers them.
widget-record-won = ربحتَ %won% من %of% أمام هذا
widget-record-drawn = ربحتَ %won% من %of% أمام هذا، وتعادلتَ في %drawn%
