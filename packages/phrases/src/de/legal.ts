export const legal = {
  title: 'Rechtliches',
}
