/** The table's own look: a scene of paper and ink with a die, and a panel with a saw's edge below. */
export const tableStyles = `
@font-face{font-family:Bricolage;src:url('fonts/bricolage.woff2') format('woff2');
font-weight:200 800;font-stretch:75% 100%;font-display:swap}
@font-face{font-family:InterV;src:url('fonts/inter.woff2') format('woff2');
font-weight:400 700;font-display:swap}
:root{color-scheme:dark;--display:Bricolage,'Arial Narrow',sans-serif;--papel:#fbf0d9;--tinta:#11163f}
body{min-block-size:100dvh;font-family:InterV,system-ui,sans-serif}
main.table{max-inline-size:none;min-block-size:100dvh;padding:0;gap:0;grid-template-rows:auto 1fr;
text-align:center;--ground:#ffc52b;--rays:#ff8a2b;--title:var(--papel);--rise:-3deg}
.table[data-scene=sea]{--ground:#1b57e8;--rays:#6db8ff;--title:#ffc52b;--rise:3deg}
.scene{display:grid;justify-items:center;align-content:center;gap:10px;padding:16px 16px 26px;
background:repeating-conic-gradient(from 0deg at 50% 62%,var(--ground) 0 7.5deg,var(--rays) 7.5deg 15deg)}
.demo{padding:2px 12px;border-radius:var(--bico-sm);background:var(--papel);color:var(--tinta);
font-size:12px;font-weight:700}
.table h1{margin:0;padding-inline:8px;font:800 44px/1 var(--display);font-stretch:82%;text-transform:uppercase;
color:var(--title);-webkit-text-stroke:9px var(--tinta);paint-order:stroke fill;rotate:var(--rise);
filter:drop-shadow(0 4px 0 var(--tinta))}
.die{inline-size:132px;block-size:132px;margin:8px auto;padding:16px;display:grid;gap:4px;
grid-template:repeat(3,1fr)/repeat(3,1fr);background:var(--papel);border:3px solid var(--tinta);
border-radius:24px 24px 6px 24px;box-shadow:0 7px 0 var(--tinta)}
.die i{border-radius:50%;background:var(--tinta);opacity:0}
.die[data-face="1"] i:nth-child(5),
.die[data-face="2"] i:nth-child(3n+1):nth-child(-n+1),.die[data-face="2"] i:nth-child(9),
.die[data-face="3"] i:nth-child(4n+1),
.die[data-face="4"] i:nth-child(1),.die[data-face="4"] i:nth-child(3),
.die[data-face="4"] i:nth-child(7),.die[data-face="4"] i:nth-child(9),
.die[data-face="5"] i:nth-child(2n+1),
.die[data-face="6"] i:nth-child(3n+1),.die[data-face="6"] i:nth-child(3n){opacity:1}
.die[data-rolling]{animation:throw .5s cubic-bezier(.3,1.6,.5,1) infinite alternate}
@keyframes throw{to{rotate:18deg;translate:0 -10px}}
@media (prefers-reduced-motion:reduce){.die[data-rolling]{animation:none}}
.result{display:grid;place-items:center;min-block-size:40px;padding:6px 16px;border-radius:var(--bico-sm);
background:var(--papel);color:var(--tinta);font-weight:600;box-shadow:0 3px 0 var(--tinta)}
.result[data-tone=good]{background:var(--accent);font:800 20px/1.2 var(--display)}
.result[data-tone=bad]{color:#b3261a}
.panel{position:relative;display:grid;gap:14px;align-content:start;inline-size:100%;
padding:14px max(16px,calc(50% - 230px)) 20px;background:var(--bg)}
.panel::before{content:'';position:absolute;inset-inline:0;inset-block-end:calc(100% - 1px);block-size:12px;
background:linear-gradient(135deg,transparent 50%,var(--bg) 50%) 0 0/12px 12px repeat-x,
linear-gradient(225deg,transparent 50%,var(--bg) 50%) 0 0/12px 12px repeat-x;pointer-events:none}
.picks{border:0;padding:0;margin:0;display:grid;gap:8px;grid-template-columns:repeat(6,1fr)}
.picks legend{padding:0;margin-block-end:4px;font-weight:600}
.picks label{position:relative;display:grid;place-items:center;place-content:center;min-block-size:48px;
border-radius:var(--bico-sm);background:#1b2768;box-shadow:0 3px 0 var(--ink);cursor:pointer}
.picks label:has(input:checked){background:var(--papel);color:var(--tinta)}
.picks input{position:absolute;inset:0;opacity:0;cursor:pointer}
.picks label:has(:focus-visible){outline:3px solid var(--link);outline-offset:2px}
.picks label.wide{grid-column:span 3}
.balance{display:flex;justify-content:space-between;align-items:baseline;color:var(--soft)}
.balance [data-part]{font:800 22px/1 var(--display);font-stretch:86%;color:var(--text)}
.panel .soft{font-size:13px}
.panel button.main{min-block-size:56px;border:0;background:#ff5a45;color:var(--tinta);
font:800 20px/1 var(--display);box-shadow:0 0 0 3px var(--tinta),0 0 0 6px var(--accent),0 8px 0 6px var(--ink);
margin:6px 6px 12px}
button:disabled{opacity:.5;cursor:default}
.bench{text-align:start;border:1px dashed var(--strong);border-radius:var(--bico);padding:4px 16px}
.bench summary{min-block-size:44px;display:flex;align-items:center;font-weight:600;cursor:pointer}
.bench form{padding-block:4px 16px}
.bench label{display:flex;gap:12px;align-items:center;min-block-size:44px;font-weight:400}
.bench input[type=checkbox]{inline-size:22px;min-block-size:22px;flex:none;accent-color:var(--accent)}
.bench input[type=number]{inline-size:88px;margin-inline-start:auto}
@media (max-height:699px){.die{inline-size:88px;block-size:88px;padding:11px;margin:2px auto}
.table h1{font-size:32px}.scene{gap:6px;padding-block:10px 22px}}
@media (max-width:399px){.picks label:not(.wide){grid-column:span 2}}
@media (orientation:landscape) and (max-height:559px){
main.table{grid-template:1fr/1fr minmax(320px,1fr)}.scene{padding-block-end:10px}
.panel{padding:12px 16px;max-block-size:100dvh;overflow:auto}.panel::before{display:none}}
`;
