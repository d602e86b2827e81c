import { useState } from 'react'
import { Button, ButtonLink, IconButton } from '#kit/ui/button.tsx'
import { CloseIcon, ExpandIcon, MenuIcon, PlusIcon } from '#kit/ui/icons.tsx'
import { Chapter, Row, Specimen } from './specimen.tsx'

export function Buttons() {
  return (
    <Chapter
      id="buttons"
      title="Buttons"
      text="One primary button a screen. A busy button keeps its width and its focus and ignores clicks."
    >
      <Specimen caption="Primary, secondary, quiet, danger">
        <Row>
          <Button>Book now</Button>
          <Button variant="secondary">Overview</Button>
          <Button variant="quiet">Price list</Button>
          <Button variant="danger">Remove</Button>
        </Row>
      </Specimen>
      <Specimen caption="With the focus" focused>
        <Row>
          <Button>Book now</Button>
          <Button variant="secondary">Overview</Button>
        </Row>
      </Specimen>
      <Specimen caption="Disabled">
        <Row>
          <Button disabled>Book now</Button>
          <Button variant="secondary" disabled>
            Overview
          </Button>
          <Button variant="danger" disabled>
            Remove
          </Button>
        </Row>
      </Specimen>
      <Specimen caption="Busy: press it, it takes two seconds">
        <BusyButton />
      </Specimen>
      <Specimen caption="Small, medium, large">
        <Row>
          <Button size="small">Refresh</Button>
          <Button>Refresh</Button>
          <Button size="large">Refresh</Button>
        </Row>
      </Specimen>
      <Specimen caption="With an icon, and as a link">
        <Row>
          <Button variant="secondary" icon={<PlusIcon />}>
            New vehicle
          </Button>
          <ButtonLink variant="secondary" to="/">
            Start page
          </ButtonLink>
        </Row>
      </Specimen>
      <Specimen caption="Icons alone, named for the ear">
        <Row>
          <IconButton label="Menu">
            <MenuIcon />
          </IconButton>
          <IconButton label="Fullscreen">
            <ExpandIcon />
          </IconButton>
          <IconButton label="Close" disabled>
            <CloseIcon />
          </IconButton>
        </Row>
      </Specimen>
      <Specimen caption="As wide as its place">
        <Button wide>Confirm booking</Button>
      </Specimen>
    </Chapter>
  )
}

function BusyButton() {
  const [busy, setBusy] = useState(false)
  const work = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 2000)
  }
  return (
    <Row>
      <Button busy={busy} onClick={work}>
        Send request
      </Button>
      <Button busy>Send request</Button>
    </Row>
  )
}
