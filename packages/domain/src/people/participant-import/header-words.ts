import { folded } from './cells/tidy-cell.ts'
import { type ImportField, importFields, isFillable } from './import-fields.ts'

export interface HeaderGuess {
  field: ImportField
  /** How certain the words are; of two columns for one field the higher weight wins. */
  weight: number
}

type Rule = readonly [field: ImportField, weight: number, words: RegExp]

const partner =
  /(?<!ansprech)partner|team ?(wunsch|wish)|(other|andere) person|\be ?mail ?2\b|\bmail 2\b|\b2 e ?mail|mit (der|dem|denen) (du|ihr)|mitkoch|tandem|begleitung|\bbuddy\b|team ?mate|mit wem|zusammen mit|with whom|who (do|would|will) you|cook(ing)? with|\b(zweite|2|second) person|\bperson 2\b/

/** What people can cook, which is not what they eat. */
const abilities =
  /\b(kannst|konnt|konnen|koennen|can|could|able)\b.*(koch|cook|zubereit|prepare)|(koch|cook)\w* (kannst|konnt)|^(your |cooking )?(capabilit|skills?\b)|kochkunste|kochkenntnisse|cooking (skill|abilit)/

/** How forms and lists name the columns, as folded text, in German and English. */
const rules: readonly Rule[] = [
  ['ignore', 95, /^(zeitstempel|timestamp|datum|date|status|id|nr lfd|lfd nr|laufende nummer|token)\b/],
  [
    'ignore',
    95,
    /^(start|end|completion|submi)\w*( ?(time|date|at|zeit))|^(startzeit|fertigstellungszeit|eingegangen)/,
  ],
  ['ignore', 95, /notfall|emergency/],
  ['notes', 92, abilities],
  ['languageCode', 96, /^((bevorzugte|preferred|e ?mail|mail) ?)?(sprache|language)( ?(code|kurzel))?$|^sprachcode$/],
  ['ignore', 95, /^(sprache|language)\b/],
  ['ignore', 95, /user ?name|(be)?nutzername|geburts|birth|\bip\b|firma|verein|bestatig|confirm|wiederhol|repeat/],
  ['allergenList', 95, /^allergene? liste?$|^allergens? list$/],
  ['registeredBy', 94, /angemeldet (von|durch)|registered by/],
  ['miscNotes', 90, /\bintern|^misc|notiz.*(orga|veranstalter)|(orga\w*|host) ?notes?\b|organi[sz]er s notes?/],
  ['zipWithCity', 90, /(plz|postleitzahl|\bzip|post ?code|postal ?code).*(ort\b|stadt|city|town)/],
  ['fullName', 90, /\bvorname\b.*name|name\b.*\bvorname|\bvor\b.*name|first.*last|last.*first|full ?name|ganzer name/],
  ['streetWithNr', 88, /(strasse|\bstr\b|street|adresse|address|anschrift).*(haus ?n|\bnr\b|nummer|number|\bno\b)/],
  ['standbyCook', 97, /(spring\w* ein|einspring|step(ping)? in|stand ?by).*(koch|cook)/],
  ['standbyGuest', 97, /(spring\w* ein|einspring|step(ping)? in|stand ?by).*(gast|gaste|guest)/],
  // Several facts in one column are remarks.
  ['addressRemarks', 89, /adress\w* ?zusatz|\bzusatz|address (line 2|remarks?|extra|details|notes?)/],
  [
    'addressRemarks',
    89,
    /(klingel|bell).*(stock|etage|floor|eingang|entrance)|(stock|etage|floor|eingang|entrance).*(klingel|bell)/,
  ],
  ['addressRemarks', 89, /wegbeschreibung|directions|how to find|findet man/],
  ['bellName', 88, /klingel|\b(door ?)?bell\b/],
  ['floor', 82, /etage|stockwerk|\bstock\b|\bfloor\b/],
  ['entranceNote', 82, /\beingang|hauseingang|hinweise? zur tur|\bentrance\b/],
  ['mobileNumber', 90, /handy|mobil|\bcell|whatsapp/],
  ['mobileNumber', 80, /telefon|telephone|\btel\b|\bfon\b|phone|rufnummer|festnetz/],
  ['email', 86, /\be ?mail|\bmail\b|mail ?adresse|mail ?address/],
  ['diets', 88, /vegetar.*vegan|vegan.*vegetar|la[kc]to.*gluten|gluten.*la[kc]to/],
  ['vegan', 86, /\bvegan/],
  ['vegetarian', 85, /vegetar|veggie/],
  ['lactose', 85, /la[kc]to|milchfrei|dairy/],
  ['gluten', 85, /gluten|zoliakie|coeliac|celiac/],
  [
    'preferredMeal',
    86,
    /wunsch ?(gang|course)|lieblings ?gang|\bgang\b|gangwunsch|\bcourse\b|preferred ?meal|which meal/,
  ],
  [
    'mealSpecificsNote',
    84,
    /allerg|unvertrag|intoleran|ess(ens?)?(hinweis|wunsch|besonder)|ernahrungs ?(hinweis|besonder)/,
  ],
  [
    'mealSpecificsNote',
    84,
    /food notes?|diet(ary)? notes?|meal notes?|(nicht|not) (isst|essen|eat)|(isst|eat) .*(nicht|not)\b/,
  ],
  [
    'numSeats',
    87,
    /\bpla(e)?tze?\b|sitzpla|\bseats?\b|kapazitat|capacity|personenzahl|gastezahl|(am|deinen|your) (ess)?(tisch|table)/,
  ],
  ['numSeats', 85, /(wie ?viele|how many|anzahl|number of) .*(person|leute|gaste|people|guest|chair|stuhle)/],
  ['firstnamePart', 85, /vorname|rufname|first ?name|given ?name|forename/],
  ['lastname', 85, /nachname|familienname|zuname|last ?name|surname|family ?name|^(familie|family)$/],
  ['gender', 85, /geschlecht|\bgender\b|\bsex\b|^m w\b|^w m\b|anrede|salutation/],
  ['age', 85, /\balter\b|\bage\b|wie alt|how old/],
  ['streetNr', 86, /haus ?(nr|nummer|no)\b|house ?(nr|no|number)\b|street ?(nr|no)\b|^(nr|no|nummer|hnr|number)$/],
  ['zip', 85, /\bplz\b|postleitzahl|\bzip|post ?code|postal ?code/],
  ['street', 80, /strasse|\bstr\b|street/],
  ['streetWithNr', 70, /adresse|address|anschrift|wo wohn|where do you live/],
  ['cityName', 80, /\bort\b|wohnort|\bstadt\b|\bcity\b|\btown\b/],
  ['country', 80, /^land$|\bcountry\b|^staat$/],
  [
    'diets',
    80,
    /ernahrung|\bdiets?\b|dietary|kostform|essgewohnheit|essverhalten|\bisst du|do you eat|eating habit|food preference/,
  ],
  [
    'notes',
    75,
    /sonstig|bemerkung|anmerkung|kommentar|notiz|hinweis|\bnotes?\b|comment|remark|mitteilung|nachricht|\bmessage\b/,
  ],
  ['notes', 75, /anything else|noch (etwas|was)|uns (noch )?(sagen|mitteilen)|tell us/],
  [
    'fullName',
    60,
    /^((dein|ihr|euer|your|my) )?name$|wie heisst|what is your name|^(teilnehmer(in)?|participant)s?( name)?$/,
  ],
]

const partnerRules: readonly Rule[] = [
  ['partnerFirstname', 92, /vorname|first ?name|given ?name|forename/],
  ['partnerLastname', 92, /nachname|familienname|last ?name|surname|family ?name/],
  ['partnerMobile', 92, /handy|mobil|telefon|phone|cell/],
  ['teamPartnerWishEmail', 95, /wunsch|wish|mit wem|whom|who |mochte|would you/],
  ['partnerEmail', 92, /mail/],
  ['teamPartnerWishEmail', 70, /./],
]

const ownNames = new Map(importFields.map((field) => [field.toLowerCase(), field]))

/** What the words of a header say, undefined when they say nothing. */
export function headerField(header: string): HeaderGuess | undefined {
  const words = folded(header.slice(0, 300))
  if (words === '') return undefined
  const ownField = ownNames.get(words.replaceAll(' ', ''))
  if (ownField) return { field: ownField, weight: 99 }
  const strongestRule = strongest(partner.test(words) ? partnerRules : rules, words)
  return (
    strongestRule && {
      field: strongestRule[0],
      weight: strongestRule[1] + (isFillable(strongestRule[0]) ? preference(words) : 0),
    }
  )
}

/** Where people cook is what counts, and where a bill goes least. */
function preference(words: string): number {
  if (/kuche|koch|kitchen|cook|gastgeb|hosting/.test(words)) return 4
  return /rechnung|bill|invoice/.test(words) ? -4 : 0
}

/** Whether a column says what people can cook: dishes in it are no needs. */
export function isAboutCooking(header: string): boolean {
  return abilities.test(folded(header.slice(0, 300)))
}

function strongest(candidates: readonly Rule[], words: string): Rule | undefined {
  return candidates
    .filter(([, , pattern]) => pattern.test(words))
    .reduce<Rule | undefined>((best, rule) => (best && best[1] >= rule[1] ? best : rule), undefined)
}
