/** The table's own look: a dark room, paper and ink, a die of nine holes. */
export const tableStyles = `
:root{color-scheme:dark}
.table{max-inline-size:460px;margin-inline:auto;text-align:center;gap:16px}
.die{inline-size:132px;block-size:132px;margin:8px auto;padding:16px;display:grid;gap:4px;
grid-template:repeat(3,1fr)/repeat(3,1fr);background:#fbf0d9;border:3px solid var(--ink);
border-radius:24px 24px 6px 24px;box-shadow:0 6px 0 var(--ink)}
.die i{border-radius:50%;background:#11163f;opacity:0}
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
.result{display:grid;place-items:center;min-block-size:56px;font-weight:600}
.result[data-tone=good]{color:var(--good);font-size:20px;line-height:1.3}
.result[data-tone=bad]{color:var(--bad)}
.picks{border:0;padding:0;margin:0;display:grid;gap:8px;grid-template-columns:repeat(6,1fr)}
.picks legend{margin-block-end:4px;font-weight:600}
.picks label{position:relative;display:grid;place-items:center;place-content:center;min-block-size:48px;
border:2px solid var(--strong);border-radius:var(--bico-sm);background:var(--bg);cursor:pointer}
.picks label:has(input:checked){background:var(--text);color:var(--bg);
border-color:var(--ink);box-shadow:0 3px 0 var(--ink)}
.picks input{position:absolute;inset:0;opacity:0;cursor:pointer}
.picks label:has(:focus-visible){outline:3px solid var(--link);outline-offset:2px}
.picks label.wide{grid-column:span 3}
.balance{display:flex;justify-content:space-between;font-weight:700}
button:disabled{opacity:.5;cursor:default}
.bench{text-align:start;border:1px dashed var(--strong);border-radius:var(--bico);padding:4px 16px}
.bench summary{min-block-size:44px;display:flex;align-items:center;font-weight:600;cursor:pointer}
.bench form{padding-block:4px 16px}
.bench label{display:flex;gap:12px;align-items:center;min-block-size:44px;font-weight:400}
.bench input[type=checkbox]{inline-size:22px;min-block-size:22px;flex:none;accent-color:var(--accent)}
.bench input[type=number]{inline-size:88px;margin-inline-start:auto}
@media (max-height:619px){.die{inline-size:96px;block-size:96px;padding:12px;margin:0 auto}
.table h1{font-size:24px;margin:0}.result{min-block-size:44px}}
@media (max-width:399px){.picks label:not(.wide){grid-column:span 2}}
@media (orientation:landscape) and (max-height:559px){
.table{max-inline-size:760px;padding-block:8px}.table h1{font-size:22px;margin:0}
.round{grid-template-columns:1fr 1fr;align-items:center;gap:8px 20px}
.round .balance{grid-column:1/-1}.round .die{inline-size:104px;block-size:104px}
.round form{grid-area:2/2/span 2}}
`;
