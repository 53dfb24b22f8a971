const list = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Parts of words about diets, allergies and intolerances, which count in any sentence. */
export const needParts = list(`
  allerg unverträglich intoleran anaphyla laktos lactos gluten zöliak coeliac celiac histamin fruktose fruktos fructos
  sorbit glutamat vegan vegetar veggie pescet pesket flexitar koscher kosher halal fodmap diabet zuckerkrank reizdarm
  epipen ketogen rohkost
`)

export const needWords = list('diät diäten diet diets dietary keto paleo lowcarb')

/**
 * Parts of words for food that people have to or want to avoid, anywhere in a word: the 14 allergens and what is often
 * left out.
 */
export const foodParts = list(`
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
export const foodBeginnings = list(`
  eierspeise eiklar hühnerei lachs lupin sesam soja soybean senf tofu weizen dinkel roggen gerste hafer rinder rindfl kalb lamm
  speck bacon molke quark tomat linsen lentil spinat spinach banan ananas pineapple kiwi hummer austern fish dairy
  onion hühn erdnüs haselnüs
`)

export const foodWords = list(`
  ei eier eiern egg eggs nut nuts nus nuse nüse mandel mandeln pecan pecans soy soya crab crabs clam clams squid
  butter cream rye barley oats spelt lupine sesame meat pork beef ham lamb veal venison duck turkey ente enten pute
  huhn rind mett leber liver krabbe olive oliven olives leek lauch
`)

/** Food that hardly any guest has to avoid: counts only beside a refusal ("keine Nudeln", not "Nudeln sind super"). */
export const otherFood = list(`
  nudel pasta reis rice brot bread kuchen cake suppe soup salat salad gemüse vegetable obst fruit apfel äpfel apple birne pear
  kartoffel potato bohne bean erbse pea mais corn kohl cabbage rosenkohl sprout brokkoli broccoli fenchel fennel karotte möhre carrot
  kürbis pumpkin gurke cucumber beetroot rotebete spargel asparagus rucola honig honey zucker sugar schokolade chocolate kakao
  süßstoff sweetener kümmel anis aniseed zimt cinnamon ingwer ginger minze mint curry chili chilli pfeffer pepper scharf spicy
  salz salt fett wildfleisch alkohol alcohol wein wine bier beer sekt kaffee coffee koffein caffeine hefe yeast essig vinegar
  rhabarber rhubarb kirsche cherry cherries pflaume plum pfirsich peach melone melon mango traube grape beere berry berries ziegenkäse
`)
/** What may follow a word of other food. */
export const otherFoodEndings = '(?:n|en|e|er|es|s|salat|suppe|kuchen|brot|saft|gerichte?)?'

/** Words with a part from above that name no food: people, places, things. */
export const harmless =
  /genuss|^nuss(baum|dorf|loch)|^fisch(er|bach|markt|brunnen)|^fishing|^milch(strasse|str)$|^schwein(furt|ehund)|^fleisch(er|erei|hauer|mann)$|^sesamstr|^dinkelsb|^reisen?$|^kohler$|^corner$/

/** Refusing words beside which any food counts. */
export const refusals =
  /^(kein\w*|ohne|nicht|nichts|nix|nie|niemals|ungern|weder|ausser|vermeid\w*|meide\w*|verzicht\w*|hasse|ekel\w*|no|not|non|never|without|dont|doesnt|cant|cannot|avoid\w*|hate|hates|dislike\w*|except|free|frei)$/

/** Eating and drinking: an object of a refused one is food, even if no list knows it. */
export const eating = /^(esse|essen|isst|iss|ess|trink\w*|vertrag\w*|eat|eats|eating|drink|drinks|tolerate|tolerates)$/

/** Spelt in full, so that one or two wrong letters still find them. */
export const oftenMisspelt = list(`
  allergie allergien allergiker allergisch allergic allergy allergies unverträglichkeit unverträglichkeiten intoleranz intolerance intolerant
  laktose lactose laktosefrei laktoseintoleranz laktoseintolerant glutenfrei glutenunverträglichkeit histaminintoleranz
  fruktose fruktoseintoleranz zöliakie coeliac vegetarisch vegetarier vegetarierin vegetarian sellerie schweinefleisch meeresfrüchte
  schalentiere erdnuss erdnüsse haselnuss haselnüsse walnüsse zwiebeln knoblauch koriander champignons mushrooms peanuts shellfish
`)
