import { isNearly, plainLetters, squeezed } from './plain-words.ts'

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Parts of words about diets, allergies and intolerances, which count in any sentence. */
const needParts = wordsOf(`
  allerg unverträglich intoleran anaphyla laktos lactos gluten zöliak coeliac celiac histamin fruktose fruktos fructos
  sorbit glutamat vegan vegetar veggie pescet pesket flexitar koscher kosher halal fodmap diabet zuckerkrank reizdarm
  epipen ketogen rohkost
`)

const needWords = wordsOf('diät diäten diet diets dietary keto paleo lowcarb')

/**
 * Parts of words for food that people have to or want to avoid, anywhere in a word: the 14 allergens and what is often
 * left out.
 */
const foodParts = wordsOf(`
  nuss erdnus haselnus walnut peanut hazelnut almond cashew pistazi pistach pekan macadamia schalenfrücht
  krustentier krebstier schalentier weichtier meeresfrücht seafood shellfish crustacean mollus garnele shrimp prawn scampi
  lobster muschel mussel oyster tintenfisch calamar kalamar octopus krabben
  fisch lachsfilet räucherlachs salmon sardelle sardine anchov
  milch milk käse cheese joghurt yoghurt yogurt sahne buttermilch
  sellerie celery mustard sulfit sulphit sulfite schwefeldioxid
  hartweizen buchweizen wheat
  fleisch schwein geflügel poultry chicken hähnchen schinken wurst salami
  pilz champignon mushroom zwiebel knoblauch garlic koriander coriander cilantro paprika aubergin eggplant avocado
  nachtschatten nightshade steinobst hülsenfr legume kichererb chickpea innereien rosinen kokos coconut
  erdbeer strawberr zitrus citrus gelatin spiegelei rührei eiweiß eigelb
`)

/**
 * Like `foodParts`, but only at the beginning of a word: within others they mean something else ("Flachs", "Automat",
 * "Schäfer", "selfish").
 */
const foodBeginnings = wordsOf(`
  eierspeise eiklar hühnerei lachs lupin sesam soja soybean senf tofu weizen dinkel roggen gerste hafer rinder rindfl kalb lamm
  speck bacon molke quark tomat linsen lentil spinat spinach banan ananas pineapple kiwi hummer austern fish dairy
  onion hühn erdnüs haselnüs
`)

const foodWords = wordsOf(`
  ei eier eiern egg eggs nut nuts nus nuse nüse mandel mandeln pecan pecans soy soya crab crabs clam clams squid
  butter cream rye barley oats spelt lupine sesame meat pork beef ham lamb veal venison duck turkey ente enten pute
  huhn rind mett leber liver krabbe olive oliven olives leek lauch
`)

/** Food that hardly any guest has to avoid: counts only beside a refusal ("keine Nudeln", not "Nudeln sind super"). */
const otherFood = wordsOf(`
  nudel pasta reis rice brot bread kuchen cake suppe soup salat salad gemüse vegetable obst fruit apfel äpfel apple birne pear
  kartoffel potato bohne bean erbse pea mais corn kohl cabbage rosenkohl sprout brokkoli broccoli fenchel fennel karotte möhre carrot
  kürbis pumpkin gurke cucumber beetroot rotebete spargel asparagus rucola honig honey zucker sugar schokolade chocolate kakao
  süßstoff sweetener kümmel anis aniseed zimt cinnamon ingwer ginger minze mint curry chili chilli pfeffer pepper scharf spicy
  salz salt fett wildfleisch alkohol alcohol wein wine bier beer sekt kaffee coffee koffein caffeine hefe yeast essig vinegar
  rhabarber rhubarb kirsche cherry cherries pflaume plum pfirsich peach melone melon mango traube grape beere berry berries ziegenkäse
`)
/** What may follow a word of other food. */
const otherFoodEndings = '(?:n|en|e|er|es|s|salat|suppe|kuchen|brot|saft|gerichte?)?'

/** Words with a part from above that name no food: people, places, things. */
const harmless =
  /genuss|^nuss(baum|dorf|loch)|^fisch(er|bach|markt|brunnen)|^fishing|^milch(strasse|str)$|^schwein(furt|ehund)|^fleisch(er|erei|hauer|mann)$|^sesamstr|^dinkelsb|^reisen?$|^kohler$|^corner$/

/** Refusing words beside which any food counts. */
const refusals =
  /^(kein\w*|ohne|nicht|nichts|nix|nie|niemals|ungern|weder|ausser|vermeid\w*|meide\w*|verzicht\w*|hasse|ekel\w*|no|not|non|never|without|dont|doesnt|cant|cannot|avoid\w*|hate|hates|dislike\w*|except|free|frei)$/

/** Eating and drinking: an object of a refused one is food, even if no list knows it. */
const eating = /^(esse|essen|isst|iss|ess|trink\w*|vertrag\w*|eat|eats|eating|drink|drinks|tolerate|tolerates)$/

/** Spelt in full, so that one or two wrong letters still find them. */
const oftenMisspelt = wordsOf(`
  allergie allergien allergiker allergisch allergic allergy allergies unverträglichkeit unverträglichkeiten intoleranz intolerance intolerant
  laktose lactose laktosefrei laktoseintoleranz laktoseintolerant glutenfrei glutenunverträglichkeit histaminintoleranz
  fruktose fruktoseintoleranz zöliakie coeliac vegetarisch vegetarier vegetarierin vegetarian sellerie schweinefleisch meeresfrüchte
  schalentiere erdnuss erdnüsse haselnuss haselnüsse walnüsse zwiebeln knoblauch koriander champignons mushrooms peanuts shellfish
`)

/** From weak to strong. MENTION: names food. LIST: nothing but food. NEED: how a person eats or what they avoid. */
const foodEvidence = ['MENTION', 'LIST', 'NEED'] as const
export type FoodEvidence = (typeof foodEvidence)[number]
type Found = FoodEvidence | undefined

export function isAtLeast(evidence: FoodEvidence, leastEvidence: FoodEvidence): boolean {
  return foodEvidence.indexOf(evidence) >= foodEvidence.indexOf(leastEvidence)
}

/** Longer texts fit no field. */
const longest = 4_000

/**
 * Whether a free text contains needs that cooks must know. It rather reports too much: a wrong hit costs one click, an
 * overlooked allergy may cost a life. "Keine Allergien" and "isst alles" are none.
 */
export function foodInText(text: string): Found {
  if (!/\p{L}{2}/u.test(text)) return undefined
  return spellings(text.slice(0, longest)).reduce<Found>(
    (strongest, spelling) => stronger(strongest, foodIn(spelling)),
    undefined,
  )
}

const exception =
  /\b(?:alles|everything|anything)\b[^.;!?\n]{0,40}\b(?:ausser|bis auf|nur kein\w*|nur nicht|except|apart from|just no)\b/

function foodIn(original: string): Found {
  const text = withoutDenials(plainLetters(original))
  if (exception.test(text)) return 'NEED'
  const clauses = text
    .split(/[^\p{L}\p{N}\s]+|\baber\b|\bbut\b/u)
    .map((clause) => clause.split(/[\s\p{N}]+/u).filter((word) => word !== ''))
    .filter((words) => words.length > 0)
  const evidence = clauses.reduce<Found>((before, words) => stronger(before, foodInClause(words)), undefined)
  // "Nüsse, Sellerie": a guest who lists only food means to avoid it.
  return evidence === 'MENTION' && clauses.flat().every(isFoodOrJoint) ? 'LIST' : evidence
}

function foodInClause(words: readonly string[]): Found {
  if (words.some(isNeed)) return 'NEED'
  const isRefusing = words.some((word) => refusals.test(word))
  if (words.some(isFood)) return isRefusing ? 'NEED' : 'MENTION'
  if (!isRefusing || words.some((word) => /^(alles|everything|anything)$/.test(word))) return undefined
  return words.some((word) => eating.test(word) || isOtherFood(word)) ? 'NEED' : undefined
}

function stronger(evidence: Found, otherEvidence: Found): Found {
  return evidence && otherEvidence && isAtLeast(otherEvidence, evidence) ? otherEvidence : (evidence ?? otherEvidence)
}

const [needs, wholeNeeds] = [parts(needParts), new Set(needWords.map(plainLetters))]
const [foods, beginnings, wholeFoods] = [
  parts(foodParts),
  parts(foodBeginnings, '^'),
  new Set(foodWords.map(plainLetters)),
]
const otherFoods = new RegExp(`${parts(otherFood, '^').source}${otherFoodEndings}$`)
const [misspeltNeeds, misspeltFoods] = [true, false].map((isAboutNeeds) =>
  oftenMisspelt.map(plainLetters).filter((word) => needs.test(word) === isAboutNeeds),
) as [string[], string[]]

/** One pattern of all parts; long parts also match with doubled letters written once. */
function parts(words: readonly string[], from = ''): RegExp {
  const plain = words.map(plainLetters)
  return new RegExp(`${from}(?:${[...new Set([...plain, ...plain.filter(isLong).map(squeezed)])].join('|')})`)
}

function isLong(word: string): boolean {
  return word.length >= 6
}

function matches(pattern: RegExp, word: string): boolean {
  return pattern.test(word) || (isLong(word) && pattern.test(squeezed(word)))
}

function isNeed(word: string): boolean {
  return wholeNeeds.has(word) || matches(needs, word) || isMisspelt(word, misspeltNeeds)
}

function isMisspelt(word: string, words: readonly string[]): boolean {
  if (word.length < 7) return false
  // One mistake changes the first letters or the last ones, not both; comparing only candidates keeps thousands of rows
  // fast.
  const [beginning, ending] = [word.slice(0, 2), word.slice(-2)]
  return words.some(
    (right) =>
      (right.startsWith(beginning) || right.endsWith(ending)) && isNearly(word, right, right.length >= 11 ? 2 : 1),
  )
}

function isFood(word: string): boolean {
  if (harmless.test(word)) return false
  return wholeFoods.has(word) || matches(foods, word) || matches(beginnings, word) || isMisspelt(word, misspeltFoods)
}

function isOtherFood(word: string): boolean {
  return !harmless.test(word) && otherFoods.test(word)
}

function isFoodOrJoint(word: string): boolean {
  return isFood(word) || /^(und|oder|and|or|sowie|alle|jede|all|any|der|die|das|bitte|please)$/.test(word)
}

const topic =
  '(?:lebensmittel|nahrungsmittel|essens|food)?(?:allergi\\w*|allergy|unvertraglich\\w*|intoleran\\w*|diaten|diat|diet|dietary|restrictions?|requirements?|preferences?|needs|einschrankung\\w*|beschrankung\\w*)'
const filling =
  '(?:bekannte[nr]?|besondere[nr]?|bestimmte[nr]?|spezielle[nr]?|irgendwelche[nr]?|lebensmittel|nahrungsmittel|known|particular|specific|special|food|dietary|irgendwie|at all|gegen (?:nichts|irgendwas|irgendetwas))'
const joint = '(?:\\s*[,/&]\\s*|\\s+(?:und|oder|or|and|nor|noch|bzw\\.?|sowie)\\s+)(?:keine[nr]?\\s+|no\\s+)?'
const no = '(?:keinerlei|keine[nr]?|kein|no|not|nicht|ohne|without|weder|any)'
const topics = `(?:${filling}[\\s-]+)*${topic}(?:${joint}(?:${filling}\\s+)*${topic})*`
const denials = [
  new RegExp(`\\b${no}\\s+${topics}\\b`, 'g'),
  new RegExp(
    `\\b${topic}(?:${joint}${topic})*\\s*[:?=-]*\\s*(?:sind\\s+|habe ich\\s+|hab ich\\s+|i have\\s+)?(?:keine?s?|nein|none|no|nope|nil|nichts|nix|n/a|nicht (?:bekannt|vorhanden)|[-–—/])\\s*(?=[,.;!]|$)`,
    'g',
  ),
  /\b(?:nicht|keine?|keiner|not|non|no)\s+(?:a\s+|streng\s+)?(?:vegetari\w*|vegan\w*|veggie)\b/g,
  /\bnichts,? (?:was|das) ich nicht \w+/g,
  /\b(?:nothing|no food) (?:that )?i (?:dont|do not|cant|cannot) eat\b/g,
]

/** Removes statements that there is nothing to mind, so that the rest can be judged by its words. */
function withoutDenials(text: string): string {
  return denials.reduce((remaining, denial) => remaining.replace(denial, ' '), text)
}

const lostLetter = /(\p{L})(?:\?|\uFFFD|Ã[\u0080-\u00BF])+(?=\p{L})/gu

/** A letter lost on the way ("N?sse") may have been any umlaut. */
function spellings(text: string): string[] {
  const variants = ['a', 'o', 'u', 'ss'].map((letter) => text.replace(lostLetter, `$1${letter}`))
  return variants[0] === variants[1] ? [text] : variants
}
