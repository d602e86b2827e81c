import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { remember } from '#kit/ui/server-state.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { type AcquisitionEntry, getAcquisitionEntry, getAcquisitionList } from '../../contract.ts'
import { convertAcquisitionEntry, type SimilarCustomer } from '../contract.ts'

type ConvertDialogProps = {
  /** Undefined while nobody asks, or as long as it is on its way. */
  entry: AcquisitionEntry | undefined
  onClose: () => void
  /** It is a customer. */
  onDone: (now: AcquisitionEntry) => void
}

/** Asks before a business becomes a customer, and once more where it may be one already. */
export function ConvertDialog({ entry, onClose, onDone }: ConvertDialogProps) {
  const write = useWrite(convertAcquisitionEntry, {
    refreshes: [getAcquisitionList, getAcquisitionEntry],
    onSuccess: ({ entry: now }) => {
      write.reset()
      remember(getAcquisitionEntry, { params: { id: now.id } }, now)
      onDone(now)
    },
  })
  if (!entry) return null
  const similar =
    write.error?.code === 'ALREADY_CUSTOMER' ? (write.error.extra.customers as SimilarCustomer[]) : undefined
  const close = () => {
    onClose()
    write.reset()
  }
  return (
    <Dialog
      open
      onClose={close}
      size="small"
      title={`Make ${entry.business} a customer?`}
      leave="Cancel"
      footer={
        <Button
          busy={write.isPending}
          onClick={() =>
            write.mutate({ body: { id: entry.id, version: entry.version, anyway: similar !== undefined } })
          }
        >
          {similar ? 'Convert anyway' : 'Convert to customer'}
        </Button>
      }
    >
      <p>
        Its data go to the customers; what is missing there, like its address, is added there. Nothing more is written
        to it from here.
      </p>
      {similar && (
        <Banner tone="warning" title="There may be such a customer already">
          {similar.map(({ id, business, same }) => (
            <p key={id}>{`${business}: the same ${same.join(' and ')}`}</p>
          ))}
        </Banner>
      )}
      {write.error && !similar && <Banner tone="danger">{`${write.error.message}.`}</Banner>}
    </Dialog>
  )
}
