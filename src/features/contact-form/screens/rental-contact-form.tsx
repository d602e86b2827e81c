import { getInstallation } from '#features/settings/contract.ts'
import { useUser } from '#features/sign-in/screens/use-user.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { emptyText } from '../rules.ts'
import { SendingForm } from './sending-form.tsx'
import { UnsentForm } from './unsent-form.tsx'
import { draftKey } from './use-contact-request.ts'

/** The rental's contact form: to its inbox, but in a showcase, and for a test account, to nobody. */
export default function RentalContactForm({ privacy }: { privacy: string }) {
  const { data: installation } = useEndpoint(getInstallation)
  const user = useUser()
  if (!installation || user === undefined) return null
  return installation.showcase || user?.demo ? (
    <ShowcaseForm privacy={privacy} />
  ) : (
    <SendingForm business="rental" privacy={privacy} />
  )
}

/** What is typed waits in the form of the agency, to which its notice leads. */
function ShowcaseForm({ privacy }: { privacy: string }) {
  const [text, setText] = useKept(draftKey, emptyText)
  return <UnsentForm text={text} onText={setText} privacy={privacy} />
}
