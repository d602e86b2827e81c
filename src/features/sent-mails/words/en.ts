export const noMail = 'Please choose a mail'
export const noAttachment = 'Please choose an attachment'
export const noState = 'Please choose a state'
export const noSuchMail = 'This mail does not exist'
export const otherState = 'The mail is in another state by now'

export const stateNames = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
  canceled: 'Canceled',
  unclear: 'Unclear',
}
export const waitingUntil = <T>(moment: T) => ['Waiting until ', moment]
export const sendingSince = <T>(moment: T) => ['Being sent since ', moment]
export const stateAt = <T>(state: string, moment: T) => [`${state} `, moment]

export const mailbox = 'Mailbox'
export const demonstration = 'This is a demonstration: your mails are kept here instead of being sent.'
export const noServer = 'No mail server is set up (SMTP_URL): mails arrive here instead of being sent.'
export const which = 'Which mails'
export const all = 'All'
export const yourOwn = 'Mails go to your own mailbox'
export const yourOwnText = 'They are really sent here: please look where you read your mail.'
export const mails = 'Mails'
export const none = {
  all: 'No mail is here',
  waiting: 'No mail is waiting',
  sending: 'No mail is being sent',
  sent: 'No mail is sent',
  failed: 'No mail is failed',
  canceled: 'No mail is canceled',
  unclear: 'No mail is unclear',
}
export const theMails = 'the mails'
export const olderMails = 'Older mails'
export const noneChosen = 'No mail chosen'
export const noneChosenText = 'Choose one from the list to read it.'

export const mail = 'Mail'
export const mailOf = (subject: string) => `Mail: ${subject}`
export const allMails = 'All mails'
export const notHere = 'This mail is not here'
export const notHereText = 'It may be older than what is kept in view.'
export const theMail = 'the mail'
export const to = (email: string) => `To ${email}`
export const openInTab = 'Open in a new tab'
export const triedOnce = 'Tried once, the last time without success'
export const tried = (times: number) => `Tried ${times} times, the last time without success`
export const textOf = (subject: string) => `Text of the mail "${subject}"`

export const doNotSend = 'Do not send'
export const reallyKeep = 'Keep this mail from being sent?'
export const willNotGet = (email: string, subject: string) => `${email} will not get "${subject}".`
export const willNotGetNow = (email: string, subject: string) =>
  `${email} will not get "${subject}". You can still send it later.`
export const kept = 'The mail will not be sent'
export const sendAfterAll = 'Send after all'
export const sendAgain = 'Send again'
export const reallySend = (email: string) => `Send this mail to ${email}?`
export const mayArriveTwice = 'It may have arrived already. Then it arrives twice.'
export const asWritten = (subject: string) => `"${subject}" is sent as it was written, at once.`
export const onItsWay = 'The mail is on its way'
export const leaveIt = 'Leave it'
