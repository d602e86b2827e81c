/** The program of the thread in which papers are drawn, and those of others read: every module that has one is named here. */
import '#features/cash-register/accounting/server/pdf/cash-book.ts'
import '#features/cash-register/export/server/pdf/procedure.ts'
import '#features/cash-register/server/pdf/closing.ts'
import '#features/cash-register/server/pdf/receipt.ts'
import '#features/invoices/incoming/server/commands/reading.ts'
import '#features/invoices/server/pdf/invoice.ts'
import '#features/vouchers/server/pdf/card.ts'
import { drawPapers } from '#kit/server/documents/pdf-thread.ts'

drawPapers()
