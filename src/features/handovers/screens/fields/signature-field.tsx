import { useEffect, useRef } from 'react'
import SignaturePad from 'signature_pad'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import { words } from '../../words.ts'
import { isSigned, noSignature, type Signature, strokesOn } from './signature.ts'
import styles from './signature-field.module.css'

type SignatureFieldProps = {
  label: string
  /** It was asked for, and nobody has signed. */
  isMissing: boolean
  signature: Signature
  onChange: (signature: Signature) => void
}

/** Pixels of a canvas for each one of the page, at most; more is not seen. */
const mostDense = 3

/** Where the customer signs, with a finger, a pen or the mouse. What was drawn is drawn again when its size changes. */
export function SignatureField({ label, isMissing, signature, onChange }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(undefined)
  const latest = useRef({ signature, onChange })
  useEffect(() => {
    latest.current = { signature, onChange }
  })

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const drawn = new SignaturePad(element, penOf(element))
    pad.current = drawn
    drawn.addEventListener('endStroke', () => {
      const strokes = drawn
        .toData()
        .map(({ points }) => points.map(({ x, y, pressure, time }) => ({ x, y, pressure, time })))
      latest.current.onChange({ width: element.clientWidth, height: element.clientHeight, strokes })
    })
    const watch = new ResizeObserver(() => redraw(element, drawn, latest.current.signature))
    watch.observe(element)
    return () => {
      watch.disconnect()
      drawn.off()
    }
  }, [])

  // What was kept comes after the first drawing, and so does the clearing.
  const count = signature.strokes.length
  useEffect(() => {
    const [element, drawn] = [canvas.current, pad.current]
    if (element && drawn && drawn.toData().length !== count) redraw(element, drawn, latest.current.signature)
  }, [count])

  const signed = isSigned(signature)
  return (
    <div className={layout.stack1}>
      <div className={styles.paper}>
        <canvas
          ref={canvas}
          className={classNames(styles.canvas, isMissing && styles.missing)}
          role="img"
          aria-label={signed ? words.isSigned(label) : words.isNotSigned(label)}
        />
        <p className={styles.line} aria-hidden="true">
          {signed ? '' : words.placeToSign}
        </p>
      </div>
      <Button
        variant="quiet"
        className={classNames(styles.clear, !signed && styles.away)}
        onClick={() => onChange(noSignature)}
      >
        {words.clearSignature}
      </Button>
    </div>
  )
}

/** As dark as the text around, on what is behind it. */
function penOf(element: HTMLElement) {
  const { color, backgroundColor } = getComputedStyle(element)
  return { penColor: color, backgroundColor, minWidth: 1, maxWidth: 3.2 }
}

function redraw(element: HTMLCanvasElement, pad: SignaturePad, signature: Signature, density = devicePixelRatio) {
  const { clientWidth: width, clientHeight: height } = element
  if (width === 0 || height === 0) return
  draw(element, pad, signature, { width, height, scale: Math.min(mostDense, Math.max(1, density)) })
}

type Field = { width: number; height: number; scale: number }

function draw(element: HTMLCanvasElement, pad: SignaturePad, signature: Signature, { width, height, scale }: Field) {
  element.width = Math.round(width * scale)
  element.height = Math.round(height * scale)
  element.getContext('2d')?.scale(scale, scale)
  pad.clear()
  const { penColor, dotSize, minWidth, maxWidth, velocityFilterWeight, compositeOperation } = pad
  const look = { penColor, dotSize, minWidth, maxWidth, velocityFilterWeight, compositeOperation }
  pad.fromData(strokesOn(signature, { width, height }).map((points) => ({ ...look, points })))
}

/** The signature as a picture, dark on white, whatever is on the screen; undefined where nobody signed. */
export async function pictureOf(signature: Signature): Promise<Blob | undefined> {
  if (!isSigned(signature)) return undefined
  const element = document.createElement('canvas')
  const pad = new SignaturePad(element, { penColor: 'black', backgroundColor: 'white', minWidth: 1, maxWidth: 3.2 })
  draw(element, pad, signature, { width: signature.width, height: signature.height, scale: 2 })
  pad.off()
  return new Promise((resolve) => element.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}
