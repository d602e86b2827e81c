import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { cancelMail, getMail, listMails, type Mail, resendMail } from '../contract.ts'
import { mayCancel, mayResend } from '../rules.ts'

/** What staff may do about a mail, each after a question. */
export function MailActions({ mail }: { mail: Mail }) {
  if (mayCancel(mail.state)) {
    return (
      <Action
        mail={mail}
        endpoint={cancelMail}
        label="Do not send"
        question="Keep this mail from being sent?"
        text={`${mail.to} will not get "${mail.subject}". ${mail.confidential || mail.declinable ? '' : 'You can still send it later.'}`}
        done="The mail will not be sent"
      />
    )
  }
  if (mail.confidential || mail.declinable || !mayResend(mail.state)) return null
  return (
    <Action
      mail={mail}
      endpoint={resendMail}
      label={mail.state === 'canceled' ? 'Send after all' : 'Send again'}
      question={`Send this mail to ${mail.to}?`}
      text={
        mail.state === 'unclear'
          ? 'It may have arrived already. Then it arrives twice.'
          : `"${mail.subject}" is sent as it was written, at once.`
      }
      done="The mail is on its way"
    />
  )
}

type ActionProps = {
  mail: Mail
  endpoint: typeof cancelMail | typeof resendMail
  label: string
  question: string
  text: string
  done: string
}

function Action({ mail, endpoint, label, question, text, done }: ActionProps) {
  const [asks, setAsks] = useState(false)
  const write = useWrite(endpoint, {
    refreshes: [listMails, getMail],
    onSuccess: () => toast(done),
    onError: (error) => toast(error.message, { tone: 'danger' }),
  })
  const act = async () => {
    await write.mutateAsync({ params: { id: mail.id } }).catch(() => {})
    setAsks(false)
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        {label}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={question}
        size="small"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              Leave it
            </Button>
            <Button busy={write.isPending} onClick={act}>
              {label}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  )
}
