/** What the metadata of a PDF says of the invoice inside: Factur-X 1.0, profile EN 16931, with the schema that PDF/A asks for. */
const facts = {
  DocumentType: ['INVOICE', 'INVOICE'],
  DocumentFileName: ['factur-x.xml', 'name of the embedded XML invoice file'],
  Version: ['1.0', 'The actual version of the Factur-X XML schema'],
  ConformanceLevel: ['EN 16931', 'The conformance level of the embedded Factur-X data'],
} as const

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
const aiim = 'http://www.aiim.org/pdfa/ns'

const property = (name: string, description: string) => `
            <rdf:li rdf:parseType="Resource">
              <pdfaProperty:name>${name}</pdfaProperty:name>
              <pdfaProperty:valueType>Text</pdfaProperty:valueType>
              <pdfaProperty:category>external</pdfaProperty:category>
              <pdfaProperty:description>${description}</pdfaProperty:description>
            </rdf:li>`

const entries = Object.entries(facts)

export const facturX = `
  <rdf:Description rdf:about="" xmlns:fx="${namespace}">
    ${entries.map(([name, [value]]) => `<fx:${name}>${value}</fx:${name}>`).join('\n    ')}
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfaExtension="${aiim}/extension/" xmlns:pdfaSchema="${aiim}/schema#" xmlns:pdfaProperty="${aiim}/property#">
    <pdfaExtension:schemas>
      <rdf:Bag>
        <rdf:li rdf:parseType="Resource">
          <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
          <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
          <pdfaSchema:prefix>fx</pdfaSchema:prefix>
          <pdfaSchema:property>
            <rdf:Seq>${entries.map(([name, [, description]]) => property(name, description)).join('')}
            </rdf:Seq>
          </pdfaSchema:property>
        </rdf:li>
      </rdf:Bag>
    </pdfaExtension:schemas>
  </rdf:Description>`
