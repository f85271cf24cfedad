// The door to what is installed in this folder: names are looked up from here.
export { launch } from 'chrome-launcher';
export { default as lighthouse } from 'lighthouse';
