/** One sentence per kind of finding about a plan; lengths arrive ready to read. */
export const quality = {
  NOBODY_MEETS_TWICE: 'Kein Team begegnet einem anderen zweimal.',
  MEETS_TWICE_one: '{{count}} Paar von Teams trifft sich öfter als einmal.',
  MEETS_TWICE_other: '{{count}} Paare von Teams treffen sich öfter als einmal.',
  EVERYBODY_SEATED: 'Alle Teams haben bei jedem Gang einen Platz.',
  NOT_SEATED_one: '{{count}} Team hat nicht bei jedem Gang einen Platz.',
  NOT_SEATED_other: '{{count}} Teams haben nicht bei jedem Gang einen Platz.',
  TABLE_SIZE_UNUSUAL_one: 'An {{count}} Tisch sitzen mehr oder weniger Teams als an den anderen.',
  TABLE_SIZE_UNUSUAL_other: 'An {{count}} Tischen sitzen mehr oder weniger Teams als an den anderen.',
  SEATS_SUFFICE: 'An jedem Tisch reichen die Plätze.',
  SEATS_MISSING_one: 'An {{count}} Tisch fehlen Plätze.',
  SEATS_MISSING_other: 'An {{count}} Tischen fehlen Plätze.',
  SEATS_UNKNOWN_one: 'Bei {{count}} Team ist nicht bekannt, ob die Plätze reichen.',
  SEATS_UNKNOWN_other: 'Bei {{count}} Teams ist nicht bekannt, ob die Plätze reichen.',
  COURSE_WISHES: '{{granted}} von {{wished}} Wünschen nach einem Gang sind erfüllt.',
  SAME_ADDRESS_SAME_COURSE_one: '{{count}} Paar von Teams kocht an einer Adresse denselben Gang.',
  SAME_ADDRESS_SAME_COURSE_other: '{{count}} Paare von Teams kochen an einer Adresse denselben Gang.',
  CANCELLED_IN_ROUTE_one: '{{count}} abgesagtes Team steht noch in Routen.',
  CANCELLED_IN_ROUTE_other: '{{count}} abgesagte Teams stehen noch in Routen.',
  LONGEST_LEG: 'Der längste Weg ist {{metres}} weit.',
  LEGS_ABOVE_LIMIT_one: '{{count}} Weg ist weiter als {{limitMetres}}.',
  LEGS_ABOVE_LIMIT_other: '{{count}} Wege sind weiter als {{limitMetres}}.',
  LEGS_TOO_SLOW_one:
    '{{count}} Weg ist in der Zeit zwischen zwei Gängen nicht zu schaffen: Er dauert {{minutes}} Minuten, wenn alle 45 Minuten am Tisch bleiben.',
  LEGS_TOO_SLOW_other:
    '{{count}} Wege sind in der Zeit zwischen zwei Gängen nicht zu schaffen, wenn alle 45 Minuten am Tisch bleiben. Der längste dauert {{minutes}} Minuten.',
  FAIRNESS: 'Am weitesten unterwegs ist ein Team mit {{metres}}, im Schnitt sind es {{averageMetres}}.',
  DIETS_AT_TABLE_one: 'An {{count}} Tisch isst jemand zu Gast vegan, vegetarisch oder ohne Laktose oder Gluten.',
  DIETS_AT_TABLE_other: 'An {{count}} Tischen isst jemand zu Gast vegan, vegetarisch oder ohne Laktose oder Gluten.',
  LOCATION_UNKNOWN_one: 'Von {{count}} Team ist der Ort nicht bekannt. Seine Wege sind geschätzt.',
  LOCATION_UNKNOWN_other: 'Von {{count}} Teams ist der Ort nicht bekannt. Ihre Wege sind geschätzt.',
  LOCATION_DOUBTFUL_one:
    'Von {{count}} Team liegt das gefundene Haus weit weg von PLZ und Ort. Gerechnet wird mit dem Ort.',
  LOCATION_DOUBTFUL_other:
    'Von {{count}} Teams liegt das gefundene Haus weit weg von PLZ und Ort. Gerechnet wird mit dem Ort.',
  GAP_TO_BOUND: 'Kein Plan kann um mehr als {{percent}}\u00a0% kürzer sein.',
  PROVEN_OPTIMAL: 'Mit diesen Gängen geht es nach allem, was zählt, nicht besser: Das ist bewiesen.',
}
