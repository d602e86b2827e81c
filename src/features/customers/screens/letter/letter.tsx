import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { bodyHtml } from '#kit/shared/typed-html.ts'
import { readInert } from '#kit/ui/inert-html.ts'
import styles from './letter.module.css'

/** What a mail may consist of; the server keeps the same. */
const allowed = new Set([
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'blockquote',
  'hr',
])
const dropped = new Set(['script', 'style', 'title', 'textarea', 'option', 'template'])

type LetterProps = { salutation: string; html: string }

/** A body as it will be read. It is read as HTML where nothing runs and nothing is loaded, and only what is known is drawn. */
export function Letter({ salutation, html }: LetterProps) {
  const drawn = useMemo(() => draw(readInert(bodyHtml(html)).body.childNodes), [html])
  return (
    <div className={styles.letter}>
      {salutation !== '' && <p>{salutation},</p>}
      {drawn}
    </div>
  )
}

const draw = (nodes: Iterable<Node>): ReactNode => createElement(Fragment, null, ...[...nodes].map(drawNode))

function drawNode(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (dropped.has(tag)) return null
  if (tag === 'br' || tag === 'hr') return createElement(tag)
  const inside = draw(node.childNodes)
  if (tag === 'a') return <Anchor href={node.getAttribute('href') ?? ''}>{inside}</Anchor>
  return allowed.has(tag) ? createElement(tag, null, inside) : inside
}

function Anchor({ href, children }: { href: string; children: ReactNode }) {
  if (!/^(https?:\/\/|mailto:)/i.test(href)) return children
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
