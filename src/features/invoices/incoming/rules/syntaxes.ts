/**
 * Where the two syntaxes of EN 16931, UBL and CII, say what: see paths.ts. Of CII `doc` is the document, `T` the transaction,
 * `A`, `D` and `S` its agreement, delivery and settlement, `M` the totals.
 */
const both = <const P extends Readonly<Record<string, readonly [ubl: string, cii: string]>>>(pairs: P) => pairs

export const paths = both({
  profile: ['CustomizationID', 'profile/ID'],
  type: ['InvoiceTypeCode|CreditNoteTypeCode', 'doc/TypeCode'],
  number: ['ID', 'doc/ID'],
  issuedOn: ['IssueDate', 'doc/IssueDateTime/DateTimeString'],
  dueOn: ['DueDate|PaymentMeans/PaymentDueDate', 'S/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString'],
  currency: ['DocumentCurrencyCode', 'S/InvoiceCurrencyCode'],
  terms: ['PaymentTerms/Note', 'S/SpecifiedTradePaymentTerms/Description'],
  means: ['PaymentMeans', 'S/SpecifiedTradeSettlementPaymentMeans'],
  // A party, and of it
  seller: ['AccountingSupplierParty/Party', 'A/SellerTradeParty'],
  buyer: ['AccountingCustomerParty/Party', 'A/BuyerTradeParty'],
  name: ['PartyLegalEntity/RegistrationName', 'Name'],
  address: ['PostalAddress', 'PostalTradeAddress'],
  country: ['PostalAddress/Country/IdentificationCode', 'PostalTradeAddress/CountryID'],
  ids: ['PartyTaxScheme/CompanyID', 'SpecifiedTaxRegistration/ID'],
  anyId: ['*/CompanyID|PartyIdentification/ID', 'ID|GlobalID|*/ID'],
  // A line, and of it
  lines: ['InvoiceLine|CreditNoteLine', 'T/IncludedSupplyChainTradeLineItem'],
  lineId: ['ID', 'AssociatedDocumentLineDocument/LineID'],
  lineKind: ['', 'AssociatedDocumentLineDocument/LineStatusReasonCode'],
  item: ['Item/Name', 'SpecifiedTradeProduct/Name'],
  details: ['Item/Description|Note', 'SpecifiedTradeProduct/Description|*/IncludedNote/Content'],
  quantity: ['InvoicedQuantity|CreditedQuantity', '*/BilledQuantity'],
  unit: ['*/@unitCode', '*/BilledQuantity/@unitCode'],
  price: ['Price/PriceAmount', '*/NetPriceProductTradePrice/ChargeAmount'],
  per: ['Price/BaseQuantity', '*/NetPriceProductTradePrice/BasisQuantity'],
  lineNet: ['LineExtensionAmount', '*/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'],
  // What is taken off or added, of all or of a line, and of it
  allowances: ['AllowanceCharge', 'S/SpecifiedTradeAllowanceCharge|S/SpecifiedLogisticsServiceCharge'],
  lineAllowances: ['AllowanceCharge', 'SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge'],
  isCharge: ['ChargeIndicator', 'ChargeIndicator/Indicator'],
  amount: ['Amount', 'ActualAmount|AppliedAmount'],
  why: ['AllowanceChargeReason|AllowanceChargeReasonCode', 'Reason|Description|ReasonCode'],
  // A tax; of it, of a line and of what is taken off
  taxes: ['TaxTotal/TaxSubtotal', 'S/ApplicableTradeTax'],
  category: [
    '*/ClassifiedTaxCategory/ID|TaxCategory/ID',
    'CategoryCode|*/CategoryCode|*/ApplicableTradeTax/CategoryCode',
  ],
  rate: [
    '*/ClassifiedTaxCategory/Percent|TaxCategory/Percent',
    'RateApplicablePercent|*/RateApplicablePercent|*/ApplicableTradeTax/RateApplicablePercent',
  ],
  taxBase: ['TaxableAmount', 'BasisAmount'],
  tax: ['TaxAmount', 'CalculatedAmount'],
  exemption: ['*/TaxExemptionReason|*/TaxExemptionReasonCode', 'ExemptionReason|ExemptionReasonCode'],
  // Totals
  vat: ['TaxTotal/TaxAmount', 'M/TaxTotalAmount'],
  sum: ['LegalMonetaryTotal/LineExtensionAmount', 'M/LineTotalAmount'],
  allowed: ['LegalMonetaryTotal/AllowanceTotalAmount', 'M/AllowanceTotalAmount'],
  charged: ['LegalMonetaryTotal/ChargeTotalAmount', 'M/ChargeTotalAmount'],
  net: ['LegalMonetaryTotal/TaxExclusiveAmount', 'M/TaxBasisTotalAmount'],
  gross: ['LegalMonetaryTotal/TaxInclusiveAmount', 'M/GrandTotalAmount'],
  paid: ['LegalMonetaryTotal/PrepaidAmount', 'M/TotalPrepaidAmount'],
  rounding: ['LegalMonetaryTotal/PayableRoundingAmount', 'M/RoundingAmount'],
  due: ['LegalMonetaryTotal/PayableAmount', 'M/DuePayableAmount'],
  // Of an extended XRechnung
  forOthers: ['PrepaidPayment/PaidAmount', ''],
  own: ['.', '.'],
})
export type PathName = keyof typeof paths

/** What is shown as it stands there, under what it is called; what ends in Date or a DateTimeString is a day. */
export const shown = {
  head: both({
    Issued: paths.issuedOn,
    Due: paths.dueOn,
    'Buyer reference': ['BuyerReference', 'A/BuyerReference'],
    Order: ['OrderReference/ID', 'A/BuyerOrderReferencedDocument/IssuerAssignedID'],
    Contract: ['ContractDocumentReference/ID', 'A/ContractReferencedDocument/IssuerAssignedID'],
    Project: ['ProjectReference/ID', 'A/SpecifiedProcuringProject/ID'],
    'Earlier invoice': ['BillingReference/*/ID', 'S/InvoiceReferencedDocument/IssuerAssignedID'],
    'Delivery note': ['DespatchDocumentReference/ID', 'D/DespatchAdviceReferencedDocument/IssuerAssignedID'],
    Enclosed: ['AdditionalDocumentReference/ID', 'A/AdditionalReferencedDocument/IssuerAssignedID'],
    Delivered: ['Delivery/ActualDeliveryDate', 'D/*/OccurrenceDateTime/DateTimeString'],
    From: ['InvoicePeriod/StartDate', 'S/BillingSpecifiedPeriod/StartDateTime/DateTimeString'],
    Until: ['InvoicePeriod/EndDate', 'S/BillingSpecifiedPeriod/EndDateTime/DateTimeString'],
    Note: ['Note', 'doc/IncludedNote/Content'],
  }),
  party: both({
    Name: ['*/RegistrationName|PartyName/Name', 'Name|*/TradingBusinessName'],
    Address: ['PostalAddress/*|PostalAddress/*/*', 'PostalTradeAddress/*'],
    Contact: ['Contact/*', 'DefinedTradeContact/*|DefinedTradeContact/*/*'],
    'Tax ids': paths.ids,
    Number: ['PartyIdentification/ID|PartyLegalEntity/CompanyID', 'ID|GlobalID|SpecifiedLegalOrganization/ID'],
  }),
  payment: both({
    How: ['PaymentMeansCode/@name', 'Information'],
    Account: ['PayeeFinancialAccount/ID', '*/IBANID|*/ProprietaryID'],
    Holder: ['PayeeFinancialAccount/Name', '*/AccountName'],
    BIC: ['PayeeFinancialAccount/FinancialInstitutionBranch/ID', '*/BICID'],
    Card: ['CardAccount/PrimaryAccountNumberID', 'ApplicableTradeSettlementFinancialCard/ID'],
    'Taken from': ['PaymentMandate/PayerFinancialAccount/ID', ''],
    Text: ['PaymentID', ''],
  }),
}
