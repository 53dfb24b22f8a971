import { isNoDiet } from '../../participants/no-diet.ts'
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

export interface AllergenWords {
  allergies: Allergy[]
  /** Parts that name none of the fourteen, or no known severity. */
  unknown: string[]
  /** At least one severity was missing and counts as an allergy. */
  assumed: boolean
}

/** The allergens in a cell like "Milch (Allergie), Eier (auch keine Spuren)". */
export function readAllergens(cell: string): AllergenWords {
  const words: AllergenWords = { allergies: [], unknown: [], assumed: false }
  for (const allergenText of cell.split(/[,;|\n]/)) {
    if (isNoDiet(allergenText)) continue
    const [, name = '', strictly] = /^([^(:]+)(?:[(:]([^)]*)\)?)?\s*$/.exec(allergenText) ?? []
    const allergen = allergens.find((candidate) => names[candidate].test(folded(name)))
    const severity = strictly === undefined ? 'ALLERGY' : severityOf(strictly)
    if (allergen && severity) words.allergies.push({ allergen, severity })
    else words.unknown.push(allergenText.trim())
    if (strictly === undefined) words.assumed = true
  }
  const allergies = keptAllergies({ questions: [], allergenListEnabled: true }, words.allergies)
  return { ...words, allergies }
}

function severityOf(text: string): AllergySeverity | undefined {
  return (['INTOLERANCE', 'ALLERGY', 'TRACES'] as const).find((severity) => severities[severity].test(folded(text)))
}
