import type { Db, Transaction } from '#kit/server/postgres/db.ts'
import { isInUnion } from '#kit/shared/countries.ts'
import type { Frozen, Paper } from '../../issuing/rules/freeze.ts'
import { invoiceXml, xrechnungXml } from '../../issuing/rules/xml.ts'
import { invoicePdf } from '../../server/pdf/invoice.ts'
import { readLogo } from './queries/theme.ts'

/** What an invoice or credit note consists of as it went out. */
export type Papers = {
  pdf: Buffer
  /** The EN 16931 invoice that lies inside the PDF, byte for byte. */
  xml?: string
  /** For German public buyers, who take it in place of the PDF. */
  xrechnung?: string
}

/** The papers of an invoice or credit note as they were kept when it was issued. Throws where there is none. */
export async function documentsOf(db: Db, invoice: number): Promise<Papers> {
  const rows = await db<{ kind: keyof Papers; bytes: Buffer }[]>`
    SELECT kind, bytes FROM invoice_documents WHERE invoice_id = ${invoice}`
  const bytesOf = (wanted: keyof Papers) => rows.find(({ kind }) => kind === wanted)?.bytes
  const [pdf, xml, xrechnung] = [bytesOf('pdf'), bytesOf('xml'), bytesOf('xrechnung')]
  if (!pdf) throw new Error(`invoice ${invoice} has no paper`)
  return { pdf, ...(xml && { xml: xml.toString() }), ...(xrechnung && { xrechnung: xrechnung.toString() }) }
}

/** Makes the papers of an invoice or credit note and keeps them for good. */
export async function keepPapers(tx: Transaction, id: number, paper: Paper): Promise<Papers> {
  const papers = await papersFor(paper, await readLogo(tx))
  for (const [kind, content] of Object.entries(papers))
    await tx`INSERT INTO invoice_documents (invoice_id, kind, bytes) VALUES (${id}, ${kind}, ${Buffer.from(content)})`
  return papers
}

/** The papers that an invoice or credit note has. */
export async function papersFor(paper: Paper, logo?: Buffer): Promise<Papers> {
  const xml = isReadByMachines(paper) ? invoiceXml(paper) : undefined
  return {
    pdf: await invoicePdf(paper, { logo, xml }),
    ...(xml !== undefined && { xml }),
    ...(paper.buyer.leitwegId && { xrechnung: xrechnungXml(paper) }),
  }
}

/** Businesses of the European Union take it in; whoever has no VAT id elsewhere than here is taken for a consumer. */
const isReadByMachines = ({ buyer, seller }: Frozen): boolean =>
  isInUnion(buyer.country) && (buyer.country === seller.country || buyer.vatId !== '')
