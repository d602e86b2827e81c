import { SendingForm } from './sending-form.tsx'

/** The agency's contact form. `privacy`: address of the privacy policy. */
export default function AgencyContactForm({ privacy }: { privacy: string }) {
  return <SendingForm business="agency" privacy={privacy} />
}
