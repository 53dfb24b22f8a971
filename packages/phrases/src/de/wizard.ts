export const wizard = {
  title: 'Running Dinner anlegen',
}
