import { dtdName } from './dtd.ts'

/** The version of DSFinV-K, of January 2024. */
export const taxonomy = '2.4'

/**
 * The twenty tables of an export (annexes E to G), in the order of the official index.xml; those that have nothing to say
 * at a till like ours have their header. A column is `NAME:30`, text of at most 30 characters, `NAME!512`, text that must
 * stay as it is to the letter, or `NAME#2`, a number with so many decimals.
 */

export type Column = { name: string; kind: 'text' | 'exact' | 'number'; size: number }
export type Table = { file: string; name: string; columns: readonly Column[] }
/** Amounts are whole cents as bigint, quantities and numbers are numbers. */
export type Row = Readonly<Record<string, string | number | bigint>>

const closing = 'Z_KASSE_ID!50 Z_ERSTELLUNG!30 Z_NR#0'
const receipt = `${closing} BON_ID!40`
const line = `${receipt} POS_ZEILE!50`

const shapes = {
  cashpointclosing: [
    'Stamm_Abschluss',
    `${closing} Z_BUCHUNGSTAG!25 TAXONOMIE_VERSION!10 Z_START_ID!40 Z_ENDE_ID!40 NAME:60 STRASSE:60 PLZ:10 ORT:62 LAND:3
     STNR:20 USTID:15 Z_SE_ZAHLUNGEN#2 Z_SE_BARZAHLUNGEN#2`,
  ],
  location: ['Stamm_Orte', `${closing} LOC_NAME:60 LOC_STRASSE:60 LOC_PLZ:10 LOC_ORT:62 LOC_LAND:3 LOC_USTID:15`],
  cashregister: [
    'Stamm_Kassen',
    `${closing} KASSE_BRAND:50 KASSE_MODELL:50 KASSE_SERIENNR:70 KASSE_SW_BRAND:50 KASSE_SW_VERSION:50
     KASSE_BASISWAEH_CODE!3 KEINE_UST_ZUORDNUNG!1`,
  ],
  slaves: [
    'Stamm_Terminals',
    `${closing} TERMINAL_ID!50 TERMINAL_BRAND:50 TERMINAL_MODELL:50 TERMINAL_SERIENNR:70 TERMINAL_SW_BRAND:50
     TERMINAL_SW_VERSION:50`,
  ],
  pa: [
    'Stamm_Agenturen',
    `${closing} AGENTUR_ID#0 AGENTUR_NAME:60 AGENTUR_STRASSE:60 AGENTUR_PLZ:10 AGENTUR_ORT:62 AGENTUR_LAND:3 AGENTUR_STNR:20
     AGENTUR_USTID:15`,
  ],
  tse: [
    'Stamm_TSE',
    `${closing} TSE_ID#0 TSE_SERIAL!68 TSE_SIG_ALGO!21 TSE_ZEITFORMAT!31 TSE_PD_ENCODING!5 TSE_PUBLIC_KEY!512
     TSE_ZERTIFIKAT_I!1000 TSE_ZERTIFIKAT_II!1000`,
  ],
  vat: ['Stamm_USt', `${closing} UST_SCHLUESSEL#0 UST_SATZ#2 UST_BESCHR:55`],
  businesscases: [
    'Z_GV_Typ',
    `${closing} GV_TYP!30 GV_NAME:40 AGENTUR_ID#0 UST_SCHLUESSEL#0 Z_UMS_BRUTTO#5 Z_UMS_NETTO#5 Z_UST#5`,
  ],
  payment: ['Z_Zahlart', `${closing} ZAHLART_TYP!25 ZAHLART_NAME:60 Z_ZAHLART_BETRAG#2`],
  cash_per_currency: ['Z_Waehrungen', `${closing} ZAHLART_WAEH!3 ZAHLART_BETRAG_WAEH#2`],
  transactions: [
    'Bonkopf',
    `${receipt} BON_NR#0 BON_TYP!30 BON_NAME:60 TERMINAL_ID!50 BON_STORNO!1 BON_START!30 BON_ENDE!30 BEDIENER_ID:50
     BEDIENER_NAME:50 UMS_BRUTTO#2 KUNDE_NAME:50 KUNDE_ID:50 KUNDE_TYP:50 KUNDE_STRASSE:60 KUNDE_PLZ:10 KUNDE_ORT:62
     KUNDE_LAND:3 KUNDE_USTID:15 BON_NOTIZ:255`,
  ],
  datapayment: [
    'Bonkopf_Zahlarten',
    `${receipt} ZAHLART_TYP!25 ZAHLART_NAME:60 ZAHLWAEH_CODE!3 ZAHLWAEH_BETRAG#2 BASISWAEH_BETRAG#2`,
  ],
  lines: [
    'Bonpos',
    `${line} GUTSCHEIN_NR!50 ARTIKELTEXT:255 POS_TERMINAL_ID!50 GV_TYP!30 GV_NAME:40 INHAUS!1 P_STORNO!1 AGENTUR_ID#0
     ART_NR:50 GTIN:50 WARENGR_ID!40 WARENGR:50 MENGE#3 FAKTOR#3 EINHEIT:50 STK_BR#5`,
  ],
  itemamounts: ['Bonpos_Preisfindung', `${line} TYP!20 UST_SCHLUESSEL#0 PF_BRUTTO#5 PF_NETTO#5 PF_UST#5`],
  subitems: [
    'Bonpos_Zusatzinfo',
    `${line} ZI_ART_NR:50 ZI_GTIN:50 ZI_NAME:60 ZI_WARENGR_ID!40 ZI_WARENGR:50 ZI_MENGE#3 ZI_FAKTOR#3 ZI_EINHEIT:50
     ZI_UST_SCHLUESSEL#0 ZI_BASISPREIS_BRUTTO#5 ZI_BASISPREIS_NETTO#5 ZI_BASISPREIS_UST#5`,
  ],
  transactions_tse: [
    'TSE_Transaktionen',
    `${receipt} TSE_ID#0 TSE_TANR#0 TSE_TA_START!30 TSE_TA_ENDE!30 TSE_TA_VORGANGSART!30 TSE_TA_SIGZ#0 TSE_TA_SIG!512
     TSE_TA_FEHLER:200 TSE_VORGANGSDATEN!1000`,
  ],
  transactions_vat: ['Bonkopf_USt', `${receipt} UST_SCHLUESSEL#0 BON_BRUTTO#5 BON_NETTO#5 BON_UST#5`],
  lines_vat: ['Bonpos_USt', `${line} UST_SCHLUESSEL#0 POS_BRUTTO#5 POS_NETTO#5 POS_UST#5`],
  allocation_groups: ['Bonkopf_AbrKreis', `${receipt} ABRECHNUNGSKREIS:50`],
  references: [
    'Bon_Referenzen',
    `${line} REF_TYP!20 REF_NAME:40 REF_DATUM!30 REF_Z_KASSE_ID!50 REF_Z_NR#0 REF_BON_ID!40`,
  ],
} as const satisfies Record<string, readonly [string, string]>

export type TableName = keyof typeof shapes
export const tableNames = Object.keys(shapes) as TableName[]

export function tableOf(key: TableName): Table {
  const [name, columns] = shapes[key]
  return { file: `${key}.csv`, name, columns: columns.split(/\s+/).map(columnOf) }
}

function columnOf(text: string): Column {
  const [, name = '', mark = '', size = ''] = /^(\w+)([:!#])(\d+)$/.exec(text) ?? []
  return { name, kind: mark === '#' ? 'number' : mark === '!' ? 'exact' : 'text', size: Number(size) }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** `index.xml`, which says what is in which file, in the form of the GDPdU standard of 2004. */
export function indexXml(supplier: { name: string; location: string; comment: string }): string {
  const column = ({ name, kind, size }: Column) => `
          <VariableColumn>
            <Name>${name}</Name>
            ${kind === 'number' ? (size === 0 ? '<Numeric/>' : `<Numeric><Accuracy>${size}</Accuracy></Numeric>`) : `<AlphaNumeric/>\n            <MaxLength>${size}</MaxLength>`}
          </VariableColumn>`
  const table = ({ file, name, columns }: Table) => `
      <Table>
        <URL>${file}</URL>
        <Name>${name}</Name>
        <UTF8/>
        <DecimalSymbol>,</DecimalSymbol>
        <DigitGroupingSymbol>.</DigitGroupingSymbol>
        <Range><From>2</From></Range>
        <VariableLength>
          <ColumnDelimiter>;</ColumnDelimiter>
          <RecordDelimiter>&#13;&#10;</RecordDelimiter>
          <TextEncapsulator>"</TextEncapsulator>${columns.map(column).join('')}
        </VariableLength>
      </Table>`
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE DataSet SYSTEM "${dtdName}">
<DataSet>
  <Version>1.0</Version>
  <DataSupplier>
    <Name>${escaped(supplier.name)}</Name>
    <Location>${escaped(supplier.location)}</Location>
    <Comment>${escaped(supplier.comment)}</Comment>
  </DataSupplier>
  <Media>
    <Name>${escaped(supplier.comment)}</Name>${tableNames.map((name) => table(tableOf(name))).join('')}
  </Media>
</DataSet>
`
}
