import { style } from '@vanilla-extract/css'

// A script at the top of each document sets the mark, and takes it away when the page's own code cannot be loaded.
const noScripts = ':root:not([data-scripts]) &'
const scripts = ':root[data-scripts] &'

export const onlyWithScripts = style({ selectors: { [noScripts]: { display: 'none' } } })

export const onlyWithoutScripts = style({ selectors: { [scripts]: { display: 'none' } } })
