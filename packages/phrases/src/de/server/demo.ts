/** The demo that one press makes. */
export const demo = {
  title: 'Running Dinner in Leipzig (Demo)',
  meals: { starter: 'Vorspeise', main: 'Hauptgang', dessert: 'Nachspeise' },
}
