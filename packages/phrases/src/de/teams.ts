export const teams = {
  title: 'Teams',
}
