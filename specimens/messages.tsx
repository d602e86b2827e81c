import { useState } from 'react'
import { Badge } from '#kit/ui/badge.tsx'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { ConnectionNotice } from '#kit/ui/connection-notice.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { Chapter, Row, Specimen } from './specimen.tsx'

export function Messages() {
  return (
    <Chapter
      id="messages"
      title="Messages and waiting"
      text="What a place shows while it loads, when there is nothing, when something failed, and when something was done."
    >
      <Specimen caption="Banners" wide>
        <Banner quiet title="Test booking">
          This is a demonstration, nobody waits at the jetty
        </Banner>
        <Banner quiet tone="success">
          Your booking request has been accepted!
        </Banner>
        <Banner
          quiet
          tone="warning"
          action={
            <Button variant="secondary" size="small">
              Refresh page
            </Button>
          }
        >
          In the meantime this boat has already been booked
        </Banner>
        <Banner quiet tone="danger">
          An error has occurred, please try again later!
        </Banner>
      </Specimen>
      <Specimen caption="Badges">
        <Row>
          <Badge>12</Badge>
          <Badge tone="info">new</Badge>
          <Badge tone="success">paid</Badge>
          <Badge tone="warning">unpaid</Badge>
          <Badge tone="danger">blocked</Badge>
        </Row>
      </Specimen>
      <Specimen caption="Toasts: their time stands still under the pointer">
        <Row>
          <Button variant="secondary" onClick={() => toast('Changes have been applied')}>
            Success
          </Button>
          <Button
            variant="secondary"
            onClick={() => toast('Something went wrong, please try again later!', { tone: 'danger' })}
          >
            Failure
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toast('Message deleted', {
                tone: 'info',
                action: { label: 'Undo', run: () => toast('Message restored') },
              })
            }
          >
            With a way back
          </Button>
        </Row>
      </Specimen>
      <Specimen caption="No connection: shown on top of the page until the server answers" wide>
        <ConnectionNotice trying={false} onTry={() => {}} />
        <ConnectionNotice trying onTry={() => {}} />
      </Specimen>
      <Specimen caption="Progress on top of the page, while another page is on its way">
        <Row>
          <Button variant="secondary" onClick={showProgress}>
            Show for four seconds
          </Button>
        </Row>
      </Specimen>
      <Specimen caption="Nothing there">
        <EmptyState
          title="There are no entries in this category yet"
          text="As soon as there is a boat, it stands here."
        >
          <Button variant="secondary">Add a boat</Button>
        </EmptyState>
      </Specimen>
      <Specimen caption="Failed">
        <FailingPlace />
      </Specimen>
      <Specimen caption="On its way">
        <Loading what="Loading boats">
          <Skeleton shape="picture" />
          <Skeleton shape="title" />
          <Skeleton count={3} />
          <Skeleton shape="button" />
        </Loading>
      </Specimen>
    </Chapter>
  )
}

function showProgress() {
  document.documentElement.dataset.loading = ''
  setTimeout(() => delete document.documentElement.dataset.loading, 4000)
}

function FailingPlace() {
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 1500)
  }
  return (
    <ErrorState
      title="The boats could not be loaded"
      text="The connection seems to be interrupted."
      retry={retry}
      busy={busy}
    />
  )
}
