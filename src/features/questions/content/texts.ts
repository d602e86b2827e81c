import type { QuestionGroup } from '../rules.ts'
import { buyingProperty } from './texts-buying.ts'
import { generalInformation } from './texts-general.ts'
import { legalAndFinancial } from './texts-legal.ts'
import { propertyManagement } from './texts-management.ts'
import { marketInformation } from './texts-market.ts'
import { rentingProperty } from './texts-renting.ts'
import { sellingProperty } from './texts-selling.ts'

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
