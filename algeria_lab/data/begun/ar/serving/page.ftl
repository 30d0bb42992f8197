# The frame round every page that Voila serves. No arguments: the browser shows these as they are.
page-title = algeria_lab
page-subtitle = ألعاب لوحية عن حرب الجزائر، 1954–1962
page-skip = انتقل إلى الصفحة
page-skip-question = انتقل إلى ما يُسأل الآن
page-loading = يجري إعداد الصفحة…
page-slow = يستغرق ذلك بضع ثوانٍ في المرة الأولى.
page-language-name = العربية
page-language-begun = قيد الترجمة
page-language = اللغة

page-error-heading = تعذّر إعداد هذه الصفحة حتى النهاية
page-error-text = حدث خطأ في البرنامج، لا من جهتك. وما هو معروض فوق هذا السطر يبقى صحيحًا.
page-error-advice = أعد تحميل الصفحة. وإن تكرّر ذلك فشغّل الصفحة من سطر الأوامر واقرأ الرسالة هناك.

page-lost-heading = انقطع الاتصال بالبرنامج
page-lost-text = لم تعد النقرات تصل. لم تضِع الحرب التي كنت تلعبها: هي محفوظة في هذا المتصفح حتى آخر خيار لك، ويمكن حفظها في ملف. أعد تحميل الصفحة لتتابع.
page-reload = أعد تحميل الصفحة

page-missing-heading = لا توجد صفحة كهذه
page-missing-text = قد يكون في العنوان خطأ كتابي، أو صار للصفحة اسم آخر.
page-failed-heading = تعذّر عرض الصفحة
page-failed-text = حدث خطأ في البرنامج. ورسائله تقول ما هو.
page-disk-heading = قرص حاسوب البرنامج ممتلئ
page-disk-text = لا يمكن أن تبدأ أي صفحة هناك الآن. الصفحات المفتوحة تستمر، وما لُعب محفوظ في متصفحه. أفسح مكانًا على ذلك القرص ثم أعد تحميل هذه الصفحة.
page-list-heading = الصفحات
page-list-pages = للعب والتجريب
page-list-lessons = الدروس
page-list-empty = لا توجد صفحة في هذا المجلد.
page-home = الرئيسية
page-all = كل الصفحات
page-lesson-text = الدرس كله نصًّا
page-no-script = تحتاج هذه الصفحة إلى JavaScript. يُرجى السماح به لهذا العنوان.
