/** What was done in whole verbs: how the sentences of `actions` begin that say so. The first that fits counts. */
export const verbs = {
  undone:
    /^(took .*back\b|put .*(back|again)\b|hung .*again|(opened|offered|took) .*(again|up)$|went on|credited|reversed|gave back|reopened|released a customer)/,
  ended:
    /^(cancell?ed|deleted|removed|erased|stopped|ended|kept|put .*(away|aside)|took .*(off|down|out of)\b|released|waived|left)/,
  sent: /^(sent|ordered|answered|reminded|let mails)/,
  closed: /^(blocked|closed|deactivated|paused|rejected|signed off)/,
  opened: /^(opened|unblocked|activated|approved|accepted|ticked off|checked)/,
  read: /^(downloaded|exported|looked|began to look|signed in)/,
  added:
    /^(added|entered|registered|made|hung|reported|wrote|planned|prepared|took in|took walk-in|put|sold|parked|received|noted)/,
  changed: /^(changed|moved|marked|set|counted|said|decided|switched|took)/,
} as const

export type Verb = keyof typeof verbs

/** As the filter names them. */
export const verbNames: Readonly<Record<Verb, string>> = {
  added: 'Added or noted',
  changed: 'Changed',
  sent: 'Sent or answered',
  ended: 'Canceled or deleted',
  undone: 'Taken back or resumed',
  closed: 'Blocked or closed',
  opened: 'Opened or approved',
  read: 'Looked at or exported',
}
