/** What a contact form says, in one language. A page loads those of its own language only. */
export type ContactWords = {
  form: string
  sender: string
  email: string
  body: string
  /** How many characters of the message are left; less than none where it is too long. */
  left: (characters: number) => string
  /** The sentence that is agreed to, around the link. */
  agreement: { before: string; link: string; after: string }
  send: string
  sending: string
  sent: string
  failed: string
  /** What else is said of the messages of the rules and the server, by those; as they are where it is not there. */
  errors: Readonly<Record<string, string>>
}
