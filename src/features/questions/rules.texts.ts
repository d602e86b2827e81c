import { buyingProperty } from './rules.texts-buying.ts'
import { generalInformation } from './rules.texts-general.ts'
import { legalAndFinancial } from './rules.texts-legal.ts'
import { propertyManagement } from './rules.texts-management.ts'
import { marketInformation } from './rules.texts-market.ts'
import { rentingProperty } from './rules.texts-renting.ts'
import { sellingProperty } from './rules.texts-selling.ts'
import type { QuestionGroup } from './rules.ts'

/** Everything that is asked and answered, in the order of the page. */
export const questionGroups: readonly QuestionGroup[] = [
  generalInformation,
  buyingProperty,
  sellingProperty,
  rentingProperty,
  propertyManagement,
  legalAndFinancial,
  marketInformation,
]
