"""Playing any of the three games without a plan: what can be pressed is pressed, by chance."""

# What is asked, or what is to be read before.
QUESTION = ":is(.al-prompt-text, .al-duel-prompt-text, .al-minute, .al-telling, .al-leaf):visible"
# What stands before a decision is put away, what it opens is carried out, and else something is decided.
ACT = """number => {
    const isFree = one => !one.disabled && one.ariaDisabled !== 'true';
    const seen = one => one.checkVisibility({visibilityProperty: true}) && isFree(one);
    const all = selector => [...document.querySelectorAll(selector)].filter(seen);
    const any = found => found[Math.floor(number * found.length)];
    if (document.querySelector(':is(.al-board, .al-duel, .al-plan)[aria-busy="true"]')) return '';
    const first = ['[data-do="minute-off"]', '[data-do="told-next"]', '.al-leaf .al-close',
        '[data-do="asks-yes"]', '.al-duel-question [data-answer="yes"]'];
    for (const selector of first) {
        const [one] = all(selector);
        if (one) return one.click(), selector;
    }
    const aims = all('.al-inline-plan .al-aim input');
    if (aims.length && !aims.some(one => one.checked)) return any(aims).click(), 'aim';
    const [go] = all('.al-inline-plan .al-go');
    if (go) return go.click(), 'go';
    // Long lists are folded: what lies in them can be taken all the same.
    const offered = '.al-board [data-pick]:not([aria-expanded]), .al-duel-tray [data-pick]';
    const picks = [...document.querySelectorAll(offered)];
    const cards = all('.al-duel-hands [data-card]');
    const one = any(picks.length ? picks : cards);
    return one ? (one.click(), 'pick') : '';
}"""
