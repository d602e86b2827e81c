import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { ExpandIcon } from '#kit/ui/icons.tsx'
import { Lightbox } from '#kit/ui/lightbox.tsx'
import { Slider } from '#kit/ui/slider.tsx'
import morning from './morning.svg'
import night from './night.svg'
import noon from './noon.svg'
import { Chapter, Row, Specimen } from './specimen.tsx'

const pictures = [
  { src: morning, alt: 'The lake in the morning, the sun low over the hills', width: 1200, height: 800 },
  { src: noon, alt: 'The lake at noon with a single sail', width: 1200, height: 800 },
  { src: night, alt: 'The lake at night under a star', width: 1200, height: 800 },
]

export function Overlays() {
  const [dialog, setDialog] = useState<'price' | 'question'>()
  const [picture, setPicture] = useState<number>()
  const [shown, setShown] = useState(0)
  const close = () => setDialog(undefined)
  return (
    <Chapter
      id="overlays"
      title="Dialogs and pictures"
      text="Dialogs close by Escape, by their button and by a click beside, and give the focus back. On a phone they come from below."
    >
      <Specimen caption="Dialog, and one that wants an answer">
        <Row>
          <Button variant="secondary" onClick={() => setDialog('price')}>
            Price list
          </Button>
          <Button variant="secondary" onClick={() => setDialog('question')}>
            Remove boat
          </Button>
        </Row>
        <Dialog open={dialog === 'price'} onClose={close} title="Price list">
          <p>One hour $90, two hours $160, each further hour $70. Prices include 19 percent VAT.</p>
        </Dialog>
        <Dialog
          open={dialog === 'question'}
          onClose={close}
          title="Remove the Sea Breeze?"
          size="small"
          dismissable={false}
          footer={
            <>
              <Button variant="secondary" onClick={close}>
                Keep it
              </Button>
              <Button variant="danger" onClick={close}>
                Remove
              </Button>
            </>
          }
        >
          <p>Three bookings are still to come. They stay valid.</p>
        </Dialog>
      </Specimen>
      <Specimen caption="Slider: swipe, scroll, arrow keys or buttons">
        <Slider label="The lake through the day" onChange={setShown}>
          {pictures.map(({ src, alt, width, height }) => (
            <img key={src} src={src} alt={alt} width={width} height={height} loading="lazy" />
          ))}
        </Slider>
        <Row>
          <Button variant="quiet" size="small" icon={<ExpandIcon />} onClick={() => setPicture(shown)}>
            Fullscreen
          </Button>
        </Row>
        <Lightbox
          label="The lake through the day"
          pictures={pictures}
          open={picture}
          onClose={() => setPicture(undefined)}
        />
      </Specimen>
    </Chapter>
  )
}
