import { type Allergen, type Allergy, type AllergySeverity, allergens } from '../../registration-form/allergens.ts'
import { keptAllergies } from '../../registration-form/kept-allergies.ts'
import { folded } from './tidy-cell.ts'

/** The names of the fourteen allergens, as folded text, in German and English. */
const names: Readonly<Record<Allergen, RegExp>> = {
  GLUTEN: /^(glutenhaltiges getreide|cereals containing gluten|gluten|getreide|cereals?|weizen|wheat)$/,
  CRUSTACEANS: /^(krebstiere?|krustentiere?|crustaceans?|garnelen|shrimps?)$/,
  EGGS: /^(eier|ei|eggs?|huhnerei(er)?)$/,
  FISH: /^(fisch|fish)$/,
  PEANUTS: /^(erdnusse?|erdnuss|peanuts?)$/,
  SOY: /^(soja|soy|soya|sojabohnen?|soya? ?beans?)$/,
  MILK: /^(milch|milk|laktose|lactose|dairy|milcheiweiss)$/,
  NUTS: /^(schalenfruchte|nusse?|nuss|tree nuts?|nuts?)$/,
  CELERY: /^(sellerie|celery)$/,
  MUSTARD: /^(senf|mustard)$/,
  SESAME: /^(sesam|sesame)( ?(samen|seeds?))?$/,
  SULPHITES:
    /^(schwefeldioxid und sulfite|sulphur dioxide and sulphites|schwefeldioxid|sulfite?|sulphites?|sulfur dioxide)$/,
  LUPIN: /^(lupinen?|lupins?)$/,
  MOLLUSCS: /^(weichtiere?|mollus[ck]s?|muscheln|mussels?)$/,
}
const severities: Readonly<Record<AllergySeverity, RegExp>> = {
  INTOLERANCE: /^(unvertraglich(keit)?|intoleranz|intoleran(ce|t)|ein wenig geht|a little is fine)$/,
  ALLERGY: /^(allergie|allergisch|allerg(y|ic)|gar nichts davon|nothing of it)$/,
  TRACES: /^((auch )?keine spuren|spuren|(not even |no )?traces|anaphyla\w*)$/,
}
const nothing = /^(keine?|nichts?|none|no|nein|n a|k a)?$/

export interface AllergenWords {
  allergies: Allergy[]
  /** Parts that name none of the fourteen, or no known severity. */
  unknown: string[]
  /** At least one severity was missing and counts as an allergy. */
  assumed: boolean
}

/** The allergens in a cell like "Milch (Allergie), Eier (auch keine Spuren)". */
export function readAllergens(cell: string): AllergenWords {
  const result: AllergenWords = { allergies: [], unknown: [], assumed: false }
  for (const part of cell.split(/[,;|\n]/)) {
    if (nothing.test(folded(part))) continue
    const [, name = '', strictly] = /^([^(:]+)(?:[(:]([^)]*)\)?)?\s*$/.exec(part) ?? []
    const allergen = allergens.find((one) => names[one].test(folded(name)))
    const severity = strictly === undefined ? 'ALLERGY' : severityOf(strictly)
    if (allergen && severity) result.allergies.push({ allergen, severity })
    else result.unknown.push(part.trim())
    if (strictly === undefined) result.assumed = true
  }
  const allergies = keptAllergies({ questions: [], allergenListEnabled: true }, result.allergies)
  return { ...result, allergies }
}

function severityOf(text: string): AllergySeverity | undefined {
  return (['INTOLERANCE', 'ALLERGY', 'TRACES'] as const).find((one) => severities[one].test(folded(text)))
}
