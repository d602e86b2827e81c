// On receipts, wherever they are shown.
export const simulation = 'TSE simulation – not a certified device'
export const transaction = 'TSE transaction'
export const begun = 'TSE start'
export const ended = 'TSE stop'
export const till = 'Till'
export const device = 'TSE'
export const counter = 'Signature counter'
export const signature = 'Signature'
export const codeOfReceipt = 'The code of this receipt for the tax office'

export const takeAlong = 'Take the receipt along'
export const scanToTake = 'Scan the code with a phone: the receipt opens as PDF.'
export const codeToTake = 'Code that leads to the receipt'
export const linkToTake = 'Address of the receipt'
export const theReceipt = 'the receipt'
export const receiptAsPdf = 'Receipt as PDF'
export const linkGone = 'This link has expired, or it is not whole. Please ask us for the receipt.'

export const title = 'Security device (TSE)'
export const theDevice = 'the security device'
export const devices = {
  none: 'None is set up: receipts are not signed.',
  simulator:
    'The simulation. It signs like a certified device and is none; each receipt says so. Below you set up a certified one.',
  fiskaly: 'fiskaly SIGN DE. Its keys stand in the settings of the server and are never shown.',
}
export const state = 'State'
export const certificateEnds = 'Certificate ends'
export const lastSigned = 'Last signature'
export const signedAt = (counter: number, when: string) => `${counter}, ${when}`
export const unrecorded = 'Signed without an entry'
export const test = 'Test the device'
export const testing = 'Testing …'
export const works = 'The device works'
export const fails = 'The device does not work'
export const testFailed = 'The security device did not pass its self-test. Sales go on, unsigned.'
export const noArchive = 'No log of the security device is kept with this closing.'
export const archiveOf = (closing: number) => `Log of the security device of closing ${closing}`
export const setUp = 'Set-up of a cloud TSE'
export const theSetUp = 'the set-up'
export const steps = {
  keys: 'Keys',
  tss: 'TSS',
  pin: 'Admin PIN',
  initialise: 'Start',
  register: 'This till',
}
export const stepTexts = {
  keys: 'Make an API key for your organization in the fiskaly dashboard, put it into FISKALY_API_KEY and FISKALY_API_SECRET of the server’s settings, and start the server again.',
  tss: 'Take a TSS of your account, or have a new one made; fiskaly charges for each.',
  pin: 'Set the PIN with which this TSS is looked after. fiskaly takes half a minute for it, sometimes a little longer.',
  initialise: 'Start the TSS. After that it can sign, and cannot be taken back.',
  register: 'Register this till with the TSS. From then on it signs each receipt, instead of the simulation.',
}
export const stepButtons = {
  choose: 'Use this TSS',
  create: 'Make a TSS',
  pin: 'Set the PIN',
  initialise: 'Start the TSS',
  register: 'Register and test',
  noted: 'I have written it down',
}
export const stepDone = (step: string) => `Done: ${step}`
export const asking = 'Asking fiskaly …'
export const lookAgain = 'Look again'
export const fixed = 'FISKALY_TSS_ID and FISKALY_CLIENT_ID of the server’s settings name the TSS.'
export const allDone = 'All done: the TSS signs. Each step above may be taken again, as when a certificate ends.'
export const whichTss = 'TSS'
export const tssOf = (id: string, state: string) => `${id} … – ${state}`
export const newTss = 'A new one'
export const pin = 'Admin PIN'
export const pinForm = 'At least 6 letters or digits. Please keep it well: it is not kept here.'
export const puk = 'PUK'
export const pukForm = 'Please enter the PUK of this TSS. Whoever has lost it makes another TSS.'
export const pukTitle = 'The PUK of the new TSS'
export const pukText =
  'It sets the PIN again when that is lost, and fiskaly never shows it again. Put it into your safe; it is deleted here then.'
export const states = {
  CREATED: 'made, not ready',
  UNINITIALIZED: 'not started',
  INITIALIZED: 'ready',
  DISABLED: 'switched off for good',
  DEFECTIVE: 'defective',
  REGISTERED: 'registered',
  DEREGISTERED: 'till not registered',
}
export const keysMissing = 'The settings of the server name no keys of fiskaly yet.'
export const noTss = 'Please choose a TSS first.'
export const notReady = 'The TSS is not ready yet. Please start it first.'
export const vendorAway = 'fiskaly does not tell how it stands'
export const away = 'fiskaly does not answer. Nothing is lost: please try again in a few minutes.'
export const wrongPin =
  'fiskaly does not take this PIN. After five wrong ones only the PUK helps: set a new PIN with it.'
export const wrongPuk =
  'fiskaly does not take this PUK, or is not ready yet: please check it and try again in half a minute.'
export const wrongKeys = 'fiskaly does not take the keys. Please check FISKALY_API_KEY and FISKALY_API_SECRET.'
export const noMore = 'Your fiskaly account may have no more TSS. Take one of the list, or ask fiskaly.'
export const refused = (code: string) =>
  `fiskaly refused this (${code}). Please try again in half a minute; if it stays so, ask fiskaly.`
export const registerAgain = 'The till is not registered with the TSS. Please take the last step of the set-up again.'
export const setUpFirst = 'The TSS is not started. Please take the steps of the set-up.'
