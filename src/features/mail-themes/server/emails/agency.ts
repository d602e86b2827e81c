import type { MailLook } from '#kit/server/mail/blocks.ts'

/** The agency's: paper and ink, chalk on the night, and the yellow of the star. */
export const agencyLook: MailLook = {
  band: '#161512',
  onBand: '#f5f1e6',
  onBandQuiet: '#c4beae',
  trim: '#ffcf4a',
  mark: '#ffcf4a',
  page: '#faf8f3',
  card: '#ffffff',
  text: '#161512',
  quiet: '#5d5a52',
  line: '#dfdbcf',
  link: '#6b4a00',
  dark: {
    page: '#0d0d0c',
    card: '#1b1a18',
    paper: '#26251f',
    text: '#f5f1e6',
    quiet: '#aea99b',
    line: '#36342f',
    link: '#ffcf4a',
    button: '#ffcf4a',
    onButton: '#1a1503',
  },
}
