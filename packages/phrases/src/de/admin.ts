export const admin = {
  title: 'Dein Running Dinner',
}
