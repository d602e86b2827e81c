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
export const theReceipt = 'the receipt'
export const receiptAsPdf = 'Receipt as PDF'
export const linkGone = 'This link has expired, or it is not whole. Please ask us for the receipt.'

export const title = 'Security device (TSE)'
export const theDevice = 'the security device'
export const devices = {
  none: 'None is set up: receipts are not signed. The FISKALY_ settings of the server set one up.',
  simulator:
    'The simulation. It signs like a certified device and is none; each receipt says so. The FISKALY_ settings of the server set one up.',
  fiskaly: 'fiskaly SIGN DE, by the FISKALY_ settings of the server. Its keys are never shown.',
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
