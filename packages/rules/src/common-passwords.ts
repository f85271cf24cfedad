/** Words that open most accounts; a short list that a browser can carry, Brazil's first. */
export const commonPasswords: readonly string[] = (
  'senha senhas mudar mudar123 brasil flamengo corinthians palmeiras saopaulo vasco gremio cruzeiro ' +
  'santos botafogo internacional atletico fluminense futebol jesus jesuscristo cristo deus familia amor ' +
  'teamo meuamor felicidade princesa estrela gabriel lucas mateus matheus rafael bruno carlos fernando ' +
  'daniel pedro paulo joao maria mariana juliana amanda camila leticia beatriz luciana vitoria gostosa ' +
  'acesso entrar cadastro dinheiro sorte jogo jogador cassino aposta apostas arara carnaval samba ' +
  'password passwort passw0rd pass admin administrator root login welcome letmein master monkey dragon ' +
  'sunshine princess football baseball basketball superman batman pokemon naruto shadow killer ' +
  'iloveyou trustno hunter secret freedom whatever starwars michael jordan charlie ashley jessica ' +
  'qwerty qwertyuiop qwert asdfgh asdfghjkl asdf zxcvbn zxcvbnm zxcv qazwsx 1q2w3e 1qaz2wsx q1w2e3 ' +
  'abc123 a1b2c3 123321 112233 121212 123123 102030 147258 159753 147852 963852 789456 456789 131313 ' +
  '654321 666666 696969 10203 abcabc test teste guest user usuario default changeme'
).split(' ');
