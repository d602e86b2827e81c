/**
 * The declarations of `gdpdu-01-09-2004.dtd` (version 1.5 of the description standard for data handed to the tax office),
 * which `index.xml` names and auditors' programs look for beside it. Its comments are left out.
 */
const texts = `Version Location Comment Length References From To AcceptNoTables MaxLength TextEncapsulator Accuracy
  ImpliedAccuracy Format DecimalSymbol DigitGroupingSymbol Command URL Description Name Epoch ColumnDelimiter
  RecordDelimiter SkipNumBytes`
const empty = 'AlphaNumeric ANSI Macintosh OEM UTF16 UTF7 UTF8'
const fixed = '(Name, Description?, (Numeric | AlphaNumeric | Date), Map*, FixedRange)'
const variable = '(Name, Description?, (Numeric | (AlphaNumeric, MaxLength?) | Date), Map*)'
const others = `Alias (From, To)
Extension (Name, URL)
Range (From, (To | Length)?)
FixedRange (From, (To | Length))
DataSet (Extension*, Version, DataSupplier?, Command*, Media+, Command*)
Date (Format?)
Numeric ((ImpliedAccuracy | Accuracy)?)
FixedLength ((Length | RecordDelimiter)?, ((FixedPrimaryKey+, FixedColumn*) | (FixedColumn+)), ForeignKey*)
FixedColumn ${fixed}
FixedPrimaryKey ${fixed}
VariableLength (ColumnDelimiter?, RecordDelimiter?, TextEncapsulator?, ((VariablePrimaryKey+, VariableColumn*) | (VariableColumn+)), ForeignKey*)
VariableColumn ${variable}
VariablePrimaryKey ${variable}
DataSupplier (Name, Location, Comment)
Media (Name, Command*, Table*, Command*, AcceptNoTables?)
Table (URL, Name?, Description?, Validity?, (ANSI | Macintosh | OEM | UTF16 | UTF7 | UTF8)?, (DecimalSymbol, DigitGroupingSymbol)?, SkipNumBytes?, Range?, Epoch?, (VariableLength | FixedLength))
ForeignKey (Name+, References, Alias*)
Map (Description?, From, To)
Validity (Range, Format?)`

export const dtdName = 'gdpdu-01-09-2004.dtd'

const declared = [
  ...texts.split(/\s+/).map((name) => `${name} (#PCDATA)`),
  ...empty.split(' ').map((name) => `${name} EMPTY`),
  ...others.split('\n'),
].map((one) => `<!ELEMENT ${one}>`)
export const dtd = `<?xml version="1.0" encoding="UTF-8"?>\r\n${declared.join('\r\n')}\r\n`
